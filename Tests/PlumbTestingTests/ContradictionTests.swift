import Foundation
import LayoutTree
import Testing
import UIKit
import XCTest

@testable import PlumbTesting

/// Contradictions fail the test at the line that made the constraint.
@Suite(.layout) @MainActor struct ContradictionTests {
  /// A view that states two widths; the second line is the one that is given up.
  private static func twoWidths() -> (view: UIView, line: Int) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.accessibilityIdentifier = "box"
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.widthAnchor.constraint(equalToConstant: 120).isActive = true
    return (box, #line - 1)
  }

  @Test func theLineThatMadeTheConstraintFails() {
    let (box, line) = Self.twoWidths()
    let found = Printed.failures { box.layoutIfNeeded() }
    #expect(found.count == 1)
    // Either of two equal priorities may be given up.
    #expect([line, line - 1].contains(found.first?.line ?? 0))
    #expect(found.first?.file == "ContradictionTests.swift")
    let text = found.first?.message.replacing(/swift:\d+/, with: "swift:42") ?? ""
    #expect(Guide.shows(text), "\(text)")
  }

  @Test func aLaterLayoutInATaskFailsTheSameTest() async {
    let (box, _) = Self.twoWidths()
    var found: [Printed] = []
    await Task.yield()
    found = Printed.failures { box.layoutIfNeeded() }
    #expect(found.count == 1)
  }

  @Test func anExpectationNamesTheLayouts() {
    let found = Printed.failures {
      expectLayout(
        of: {
          let card = CardView("Flight to Oslo")
          card.title.widthAnchor.constraint(lessThanOrEqualToConstant: 400).isActive = true
          card.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2).isActive =
            true
          return card
        }(), on: [.iPhone15, .iPadPro11], rules: ["ambiguous"])
    }
    #expect(found.count == 2)
    #expect(
      found.first?.message.hasPrefix("constraints contradict each other (iPhone 15):") == true)
  }

  /// What XCTest reports is seen by an observer.
  private final class Seen: NSObject, XCTestObservation {
    var failures: [(text: String, file: String?, line: Int)] = []
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      failures.append((description, filePath, lineNumber))
    }
  }

  private final class BoxTests: XCTestCase {
    static let work: [(String, @MainActor () -> Void)] = [
      ("a contradiction", { twoWidths().view.layoutIfNeeded() }),
      (
        "a finding",
        {
          expectLayout(
            of: CardView("A title that is much too long for it"), rules: ["clipped-text"])
        }
      ),
      ("nothing", { expectLayout(of: CardView("Flight 12")) }),
    ]
    override func setUp() { observeLayout() }
  }

  @Test(arguments: BoxTests.work.indices) func aTestOfXCTestFails(index: Int) async {
    let (name, work) = BoxTests.work[index]
    // A task of its own is in no test of Swift Testing.
    let failures = await Task.detached { @MainActor in
      let seen = Seen()
      XCTestObservationCenter.shared.addTestObserver(seen)
      defer { XCTestObservationCenter.shared.removeTestObserver(seen) }
      BoxTests(name: name) { _ in MainActor.assumeIsolated { work() } }.run()
      return seen.failures.map { Printed(message: $0.text, file: $0.file ?? "", line: $0.line) }
    }.value
    switch index {
    case 0:
      #expect(failures.count == 1)
      #expect(failures.first?.file == #filePath)
      #expect(failures.first?.message.hasPrefix("constraints contradict each other:") == true)
    case 1:
      #expect(failures.count == 1)
      let path = failures.first?.message.split(separator: "\nsee ").last.map(String.init) ?? ""
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      let shown = failures.first?.message.replacing(
        path, with: "/tmp/PlumbTesting/clipped-text.png")
      #expect(Guide.shows(shown ?? "-"), "\(shown ?? "")")
    default: #expect(failures == [])
    }
    #expect(ConflictObserver.ofProcess == nil)
  }
}

/// The trait without the macro.
struct LayoutTraitTests {
  @Test func testsOfASuiteHaveIt() { #expect(LayoutTrait().isRecursive) }

  @Test func itHoldsForItsTestAlone() async throws {
    let test = try #require(Test.current)
    #expect(ConflictObserver.ofTask == nil)
    try await LayoutTrait().provideScope(for: test, testCase: Test.Case.current) {
      #expect(ConflictObserver.ofTask != nil)
      #expect(SnapshotCounter.ofTask != nil)
    }
    #expect(ConflictObserver.ofTask == nil)
    #expect(ConstraintCalls.isRemembered)
  }
}
