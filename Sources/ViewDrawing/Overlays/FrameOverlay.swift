internal import Drawing
internal import Foundation
internal import LayoutTree

/// The frame of a view: a blue line inside its edge.
@MainActor enum FrameOverlay {
  /// The shapes, in the superview's space.
  static func shapes(of view: any DrawnHost) -> [OverlayShape] {
    let rect = view.node.frame
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    return [.outline(rect, CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1))]
  }
}
