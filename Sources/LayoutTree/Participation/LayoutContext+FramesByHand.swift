internal import Foundation
internal import LayoutEngine

/// Views that their user placed and that constraints only refer to.
extension LayoutContext {
  /// Holds views at their frames, so that views tied to them follow.
  ///
  /// A view without a mask is placed by hand if it has a frame, and constraints only place its siblings by
  /// it: none has it on the left-hand side, none ties it to a view that it lies in.
  ///
  /// - SeeAlso: seed 002, on frames set by hand.
  func holdFramesByHand(_ nodes: [ViewNode]) {
    for node in nodes {
      // CGRect's own comparison is a call into Foundation.
      let frame = node.storedFrame
      guard !node.translatesMask,
        frame.origin.x != 0 || frame.origin.y != 0 || frame.size.width != 0
          || frame.size.height != 0,
        node !== root, node.parent?.isArranging != true
      else { continue }
      if let item = node.enrolments[self], !isPlacedByConstraints(node, item) {
        engine.setStay(node.placeInParent, for: item)
      }
    }
  }

  /// Whether a constraint of a program places a node: one with it on the left-hand side, or one that ties a
  /// view to it that it lies in.
  ///
  /// - Complexity: O(constraints that mention it).
  private func isPlacedByConstraints(_ node: ViewNode, _ item: ItemID) -> Bool {
    guard !installed.isEmpty else { return true }
    for id in engine.constraints(of: item) {
      guard let constraint = installed(id), let first = constraint.first?.node else { continue }
      if first === node { return true }
      guard constraint.second?.node === node, let other = first.nearestView else { continue }
      if node.isDescendant(of: other) { return true }
    }
    return false
  }
}
