import Foundation
import LayoutTree
import Testing

/// Whatever is done with constraints, layout goes on, and what is not given up holds.
@MainActor @Suite struct RandomUseTests {
  /// The last two failed once: a guide's factors of itself were counted from its own origin.
  @Test(arguments: [101, 102, 103, 104, 105, 106, 107, 108, 567, 936] as [UInt64])
  func whatIsNotGivenUpHolds(seed: UInt64) {
    let use = RandomUse(seed: seed)
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { _ in }
    LayoutProfile.standard.constraintBroken = {
      use.broken.insert(ObjectIdentifier($0.broken.constraint))
    }
    defer {
      LayoutProfile.standard.log = log
      LayoutProfile.standard.constraintBroken = nil
    }
    for step in 0..<120 {
      use.step()
      guard step.isMultiple(of: 10) else { continue }
      use.root.node.setNeedsLayout()
      use.root.layoutIfNeeded()
      let violations = use.violations
      #expect(violations.isEmpty, "seed \(seed), step \(step)")
      if !violations.isEmpty { return }
    }
  }
}
