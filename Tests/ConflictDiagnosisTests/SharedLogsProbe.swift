import ConflictLogs
import Foundation
import Testing

@testable import ConflictDiagnosis

struct SharedLogsProbe {
  @Test func proofs() throws {
    guard let folder = ProcessInfo.processInfo.environment["LOGS"] else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      for (number, log) in LogReader.read(text).enumerated() {
        let search = ProofSearch(RowSystem(log.constraints, toolkit: log.toolkit))
        let lines = LineWords(log.constraints)
        let owners = OwnerTable.owners(of: log.constraints)
        var words: String
        switch search.outcome() {
        case .contradictory(let p):
          words = "no\t\(p.members.count)/\(log.constraints.count) needs \(p.needed) given \(p.given) \(p.assumptions)"
          print("ANSWER\t\(name)\t\(number)")
          for member in p.members {
            let c = log.constraints[member.line]
            print("   \(member.contribution)\t\(lines.clause(c.equations[member.equation]))\t\(owners[member.line])")
          }
          for a in AdviceSearch(search, p, lines, owners).advice() {
            switch a.action {
            case .remove(let l), .lower(let l): print("  ADVICE \(a.cause) \(a.action) \(lines.clause(log.constraints[l])) \(a.isProved)")
            case .keepOne(let l): print("  ADVICE \(a.cause) keepone \(l.map { lines.clause(log.constraints[$0]) })")
            default: print("  ADVICE \(a.cause) \(a.action) \(a.isProved)")
            }
          }
        case .satisfiable(let tight): words = "holds\ttight \(tight?.members.count ?? 0)/\(log.constraints.count) \(tight?.assumptions ?? [])"
        case .unreadable: words = "unreadable"
        }
        let answer = ConflictAnswer(log)
        print("TEXT \(answer.headline)\nTEXT \(answer.ownership)")
        for c in answer.changes { print("TEXT  - \(c.sentence) \(c.reason) \(c.effect ?? "")\nTEXT      \(c.code)") }
        for n in answer.notes { print("TEXT  note \(n)") }
        print("PROOF\t\(name)\t\(number)\t\(words.prefix(300))")
      }
    }
  }
}
