package import Foundation
internal import LayoutEngine

/// The limits and the priority of a root's size that constraints may change, as in a window.
///
/// - SeeAlso: `Rules/Passes.md#windows-keep-their-size-weakly`, the last item.
package struct RootSizing: Hashable, Sendable {
  /// The priority at which the size is held.
  package var priority: LayoutPriority
  /// The smallest size, required; points.
  package var minimum: CGSize
  /// The maximum size, required; in points, infinite for no maximum.
  package var maximum: CGSize

  /// Creates a sizing; a root without one keeps its size regardless of constraints.
  package init(
    priority: LayoutPriority, minimum: CGSize = .zero,
    maximum: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  ) {
    self.priority = priority
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension ViewNode {
  /// Whether a root has the size that its constraints determine, like any view without a mask.
  ///
  /// - SeeAlso: `Documentation/Decisions/root-environment.md`, "A root without a mask".
  var isSizedByConstraints: Bool { !translatesMask && !isOnCanvas && rootSizing == nil }

  /// The constraints of a root's size; its position is always kept.
  func sizeEquations(_ item: ItemID, _ size: LayoutRect) -> [GeneratedConstraint] {
    func relation(
      _ attribute: Attribute, _ relation: LayoutRelation, _ value: CGFloat,
      _ priority: LayoutPriority, _ name: String
    ) -> GeneratedConstraint {
      .relation(
        ConstraintSpec(
          Operand(item, attribute), relation, constant: Double(value),
          priority: priority.rawValue, yielding: .last),
        identifier: name)
    }
    let priority = rootSizing?.priority ?? .required
    var bodies = [
      relation(.width, .equal, size.width, priority, GeneratedNames.rootWidth),
      relation(.height, .equal, size.height, priority, GeneratedNames.rootHeight),
    ]
    guard let rootSizing else { return bodies }
    // Limits are those of the frame; layout speaks of the alignment rectangle.
    let insets = (
      width: storedFrame.size.width - size.width, height: storedFrame.size.height - size.height
    )
    for (attribute, least, most, inset) in [
      (Attribute.width, rootSizing.minimum.width, rootSizing.maximum.width, insets.width),
      (.height, rootSizing.minimum.height, rootSizing.maximum.height, insets.height),
    ] {
      if least > 0 {
        bodies.append(
          relation(
            attribute, .greaterThanOrEqual, least - inset, .required, GeneratedNames.smallest))
      }
      if most < 1_000_000 {
        bodies.append(
          relation(
            attribute, .lessThanOrEqual, max(0, most - inset), .required, GeneratedNames.largest))
      }
    }
    return bodies
  }

  /// Sets the solved size, aligned to pixels, on a root whose size is not required.
  func adoptSolvedSize(_ context: LayoutContext) {
    guard rootSizing != nil || isSizedByConstraints, let item = enrolments[context] else {
      return
    }
    let rect = CGRect(context.engine.alignmentRect(of: item))
    let size = host.hostFrame(forAlignmentRect: rect).size
    let grid = PixelGrid(scale: pixelScale)
    var frame = storedFrame
    frame.size = CGSize(
      width: grid.snap(Double(size.width)), height: grid.snap(Double(size.height)))
    setFrame(frame, byLayout: true)
  }
}
