internal import Foundation
internal import LayoutEngine

/// Views that their user placed and that constraints only refer to.
extension LayoutContext {
  /// Makes such views stay at their frames, so that what is tied to them follows.
  ///
  /// A view without a mask is placed by hand if it has a frame, and constraints only place its siblings by
  /// it: none has it on the left-hand side, none ties it to a view that it lies in.
  ///
  /// - SeeAlso: seed 002, on frames set by hand.
  func holdFramesByHand(_ nodes: [ViewNode]) {
    let placed = nodes.filter { node in
      node !== root && !node.translatesMask && node.storedFrame != .zero && node.item != nil
        && node.context === self && node.parent?.arrangement == nil
    }
    guard !placed.isEmpty, !installed.isEmpty else { return }
    let constrained = constrainedViews()
    for node in placed where !constrained.contains(ObjectIdentifier(node)) {
      if let item = node.item { engine.setStay(node.placeInParent, for: item) }
    }
  }

  /// The nodes that a constraint places: those on a left-hand side, and those tied to a view they lie in.
  private func constrainedViews() -> Set<ObjectIdentifier> {
    var constrained: Set<ObjectIdentifier> = []
    for constraint in installed.values {
      guard let first = constraint.first?.node else { continue }
      constrained.insert(ObjectIdentifier(first))
      guard let second = constraint.second?.node as? ViewNode, let other = first.nearestView
      else { continue }
      if second.isDescendant(of: other) { constrained.insert(ObjectIdentifier(second)) }
    }
    return constrained
  }
}
