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
        var words: String
        switch search.outcome() {
        case .contradictory(let p):
          words = "no\t\(p.members.count)/\(log.constraints.count) needs \(p.needed) given \(p.given) \(p.assumptions)"
        case .satisfiable(let tight): words = "holds\ttight \(tight?.members.count ?? 0)/\(log.constraints.count) \(tight?.assumptions ?? [])"
        case .unreadable: words = "unreadable"
        }
        print("PROOF\t\(name)\t\(number)\t\(words.prefix(300))")
      }
    }
  }
}
