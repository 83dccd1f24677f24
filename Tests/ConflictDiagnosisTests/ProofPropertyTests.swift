import ConflictLogs
import TestSupport
import Testing

@testable import ConflictDiagnosis

/// Random chains of views: what is proved is so, changes end what they say they end, and the toolkit's lines stay.
struct ProofPropertyTests {
  /// A chain of views in a container, whose lengths and gaps are fixed but for some.
  private struct Chain {
    var lines: [String] = []
    var asked = 0
    var given: Int
    var isRigid = true

    init(_ random: inout SeededRandom) {
      given = random.number(0...200)
      let count = random.number(1...5)
      let isVertical = random.number(0...1) == 1
      let (axis, length) = isVertical ? ("V", "height") : ("H", "width")
      let systems = [
        "'UIView-Encapsulated-Layout-\(isVertical ? "Height" : "Width")' ",
        "'_UITemporaryLayoutWidth' ",
        "'fittingSizeHTarget' ", "'UISV-hiding' ", "",
      ]
      let owner = systems[random.number(0...4)]
      var before = "|"
      for view in 1...count {
        let gap = random.number(0...20)
        asked += gap
        lines.append(
          "\(axis):\(before)-(\(gap))-[UIView:0x\(view)]   (active, names: '|':App.Host:0xa )")
        if random.number(0...3) > 0 {
          let size = random.number(0...60)
          asked += size
          lines.append("UIView:0x\(view).\(length) == \(size)   (active)")
        } else {
          isRigid = false
        }
        before = "[UIView:0x\(view)]"
      }
      let last = random.number(0...20)
      asked += last
      lines.append("\(axis):\(before)-(\(last))-|   (active, names: '|':App.Host:0xa )")
      lines.append("\(owner)App.Host:0xa.\(length) == \(given)   (active)")
      // The order of a list says nothing.
      for place in lines.indices.reversed() {
        lines.swapAt(place, random.number(0...place))
      }
    }

    /// Whether the chain cannot hold, by adding up.
    var isContradictory: Bool { isRigid ? asked != given : asked > given }
  }

  @Test func chainsAddUp() throws {
    let seed = UInt64(41)
    for round in 0..<400 {
      var random = SeededRandom(seed: seed &+ UInt64(round))
      let chain = Chain(&random)
      let note = Comment("seed \(seed), round \(round): \(chain.lines)")
      let log = LogReader.read(WrittenLog.text(chain.lines))[0]
      let answer = ConflictAnswer(log)
      #expect((answer.verdict == .contradictory) == chain.isContradictory, note)
      guard answer.verdict == .contradictory else { continue }
      let sum = answer.members.reduce(0) { $0 + $1.contribution }
      #expect(sum > 0, note)
      if chain.isRigid {
        #expect(abs(sum - Double(abs(chain.asked - chain.given))) < 0.001, note)
      }
      let search = ProofSearch(
        RowSystem(log.constraints, toolkit: log.toolkit), OwnerTable.owners(of: log.constraints))
      // The members contradict each other without the other lines.
      let members = Set(
        answer.members.compactMap { member in
          log.constraints.firstIndex(of: member.constraint)
        })
      let others = Set(log.constraints.indices).subtracting(members)
      let isProof = !search.canHold(without: others, [])
      #expect(isProof, note)
      // Every change ends the conflict and is the program's.
      for change in answer.changes where change.isProved {
        let lines = change.members.compactMap {
          log.constraints.firstIndex(of: answer.members[$0].constraint)
        }
        let ends = search.canHold(without: Set(lines), [])
        #expect(ends, note)
        #expect(change.members.allSatisfy { answer.members[$0].isYours }, note)
      }
      #expect(!answer.changes.isEmpty || !answer.members.contains(where: \.isYours), note)
    }
  }

  @Test func sentencesAreShortAndHoldNoAddress() {
    let seed = UInt64(42)
    for round in 0..<200 {
      var random = SeededRandom(seed: seed &+ UInt64(round))
      let answer = WrittenLog.answer(Chain(&random).lines)
      let first = [answer.headline, answer.ownership] + answer.changes.prefix(1).map(\.sentence)
      for sentence in first.flatMap({ $0.split(separator: ". ") }) {
        let words = sentence.split(separator: " ").count
        #expect(words <= 25, "seed \(seed), round \(round): \(sentence)")
      }
      let all = first + answer.notes + answer.members.map(\.clause)
      #expect(!all.contains { $0.contains("0x") }, "seed \(seed), round \(round)")
    }
  }
}

extension SeededRandom {
  /// A number of a range.
  fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
