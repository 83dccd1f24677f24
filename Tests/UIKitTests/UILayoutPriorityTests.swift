import Testing
import UIKit

/// Priorities a step beside the named ones, whose numbers Apple documents.
struct UILayoutPriorityTests {
  static let steps: [(priority: UILayoutPriority, step: Float, above: Float, below: Float)] = [
    (.required, 1, 1001, 999), (.defaultHigh, 1, 751, 749), (.defaultLow, 0.5, 250.5, 249.5),
    (.fittingSizeLevel, 50, 100, 0),
  ]

  @Test(arguments: steps)
  func aStepIsAddedAndTaken(
    priority: UILayoutPriority, step: Float, above: Float, below: Float
  ) {
    #expect((priority + step).rawValue == above)
    #expect((priority - step).rawValue == below)
    var changed = priority
    changed += step
    #expect(changed.rawValue == above)
    changed -= step
    #expect(changed == priority)
  }
}
