import Foundation
import LayoutTree
import TestSupport
import Testing

/// A view holds its constraints in the order in which they were activated, whatever comes and goes.
@MainActor @Suite struct ActivationOrderTests {
  @Test(arguments: Array(1...40) as [UInt64], [false, true])
  func constraintsStandInOrderOfActivation(seed: UInt64, isLaidOut: Bool) {
    var random = SeededRandom(seed: seed)
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let group = PlainView("group")
    root.insert(group)
    var views: [PlainView] = []
    var constraints: [NSLayoutConstraint] = []
    for index in 0..<12 {
      let view = PlainView("\(index)")
      (index % 3 == 0 ? root : group).insert(view)
      views.append(view)
      for attribute in [NSLayoutConstraint.Attribute.left, .top] {
        constraints.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
            multiplier: 1, constant: CGFloat(index)))
      }
    }
    var expected: [NSLayoutConstraint] = []
    for step in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        guard let view = views.randomElement(using: &random), let parent = view.superview else {
          continue
        }
        // Constraints that mention a view go with it, and with the view it lies in.
        view.node.removeFromParent()
        expected.removeAll { $0.firstItem === view }
        parent.insert(view)
      case 1:
        group.node.removeFromParent()
        expected.removeAll { ($0.firstItem as? PlainView)?.superview == group }
        root.insert(group)
      case 2 where isLaidOut: root.layoutIfNeeded()
      default:
        guard let one = constraints.randomElement(using: &random) else { continue }
        if one.isActive { expected.removeAll { $0 === one } } else { expected.append(one) }
        one.isActive.toggle()
      }
      #expect(
        root.constraints.elementsEqual(expected, by: ===), "seed \(seed), step \(step)")
      #expect(constraints.allSatisfy { one in one.isActive == expected.contains { $0 === one } })
    }
  }
}
