internal import Foundation
package import IBDocument
internal import LayoutTree

/// The frames that a document stores beside the constraints that decide them.
@MainActor package enum StoredFrames {
  /// Whether the stored frame of a view states where its author put it.
  package static func areCompared(_ view: CheckedView) -> Bool {
    view.parent != nil && view.element?.hasFrame == true && view.isVisible
      && !view.isInScrollingContent
      // What a stack hides or a bar arranges is stored as it was last.
      && view.facts.isSubview
  }

  /// The frame that layout gave a view, in points, in the space in which the document stores frames.
  package static func solved(_ view: CheckedView) -> Rect {
    let frame = view.view.node.nativeFrame
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns the largest difference between the numbers of the stored frame and those of the solved one, in
  /// points.
  package static func difference(_ view: CheckedView) -> Double {
    guard let stored = view.element?.frame else { return 0 }
    let now = solved(view)
    return [
      abs(stored.x - now.x), abs(stored.y - now.y), abs(stored.width - now.width),
      abs(stored.height - now.height),
    ].max() ?? 0
  }
}
