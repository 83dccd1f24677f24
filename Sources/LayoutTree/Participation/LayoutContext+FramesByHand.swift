internal import Foundation
internal import LayoutEngine

/// Views with explicit frames that constraints only refer to.
extension LayoutContext {
  /// Holds such views at their frames, so that constraints to them have a fixed reference.
  ///
  /// A view without a mask counts as placed by its frame if the frame is not empty and constraints only
  /// position its siblings relative to it: none has it on the left-hand side, none relates it to an ancestor.
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

  /// Whether a program's constraint positions a node: one with it on the left-hand side, or one that relates an
  /// ancestor to it.
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
