internal import Foundation
package import IBDocument
internal import LayoutTree

/// The stored frames of a document, which constraints override.
@MainActor package enum StoredFrames {
  /// Whether the stored frame of a view is the one that its author intended.
  package static func areCompared(_ view: CheckedView) -> Bool {
    view.parent != nil && view.element?.hasFrame == true && view.isVisible
      && !view.isInScrollingContent
      // The frame of a view that a stack hides or a bar arranges is stored from its last layout.
      && view.facts.isSubview
  }

  /// The solved frame of a view, in points, in the coordinate space of stored frames.
  package static func solved(_ view: CheckedView) -> Rect {
    let frame = view.view.node.nativeFrame
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns the largest difference between the components of the stored and the solved frame, in points.
  package static func difference(_ view: CheckedView) -> Double {
    guard let stored = view.element?.frame else { return 0 }
    let now = solved(view)
    return [
      abs(stored.x - now.x), abs(stored.y - now.y), abs(stored.width - now.width),
      abs(stored.height - now.height),
    ].max() ?? 0
  }
}
