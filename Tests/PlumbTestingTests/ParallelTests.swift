import Foundation
import LayoutTree
import Testing
import UIKit

@testable import PlumbTesting

/// Tests that run at the same time do not see each other.
@MainActor struct ParallelTests {
  /// One of 200 small tests: frames on a device, and the contradictions of its own trees only.
  @Sendable private static func result(_ number: Int) async -> String {
    let seen = Collected()
    await ConflictObserver.$ofTask.withValue({
      seen.lines.append($0.broken.text.replacing(/0x[0-9a-f]+/, with: ""))
    }) {
      for step in 0..<3 {
        await Task.yield()
        await MainActor.run {
          let device = Device.all[(number + step) % Device.all.count]
          let setting = LayoutSetting(
            device: device, isRightToLeft: number % 3 == 0,
            textSize: TextSize.allCases[number % TextSize.allCases.count])
          let text = Stage.with(setting, { .view(CardView("Card \(number)")) }) { stage in
            FrameText(stage.view).text
          }
          seen.lines.append(text)
          guard number % 5 == 0 else { return }
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          box.widthAnchor.constraint(equalToConstant: CGFloat(number)).isActive = true
          box.widthAnchor.constraint(equalToConstant: CGFloat(number + 1)).isActive = true
          box.layoutIfNeeded()
        }
      }
    }
    return seen.lines.joined(separator: "\n")
  }

  @MainActor private final class Collected { var lines: [String] = [] }

  @Test func twoHundredTestsOnFourThreadsAreAsOneByOne() async {
    var alone: [String] = []
    for number in 0..<200 { alone.append(await Self.result(number)) }
    let together = await withTaskGroup(of: [(Int, String)].self) { group in
      for worker in 0..<4 {
        group.addTask { @Sendable in
          var results: [(Int, String)] = []
          for number in stride(from: worker, to: 200, by: 4) {
            results.append((number, await Self.result(number)))
          }
          return results
        }
      }
      var all: [Int: String] = [:]
      for await part in group {
        for (number, text) in part { all[number] = text }
      }
      return all
    }
    #expect(together.count == 200)
    for (number, text) in alone.enumerated() {
      #expect(together[number] == Optional(text), "test \(number)")
      #expect(text.contains("NSLayoutConstraint") == (number % 5 == 0))
    }
  }
}
