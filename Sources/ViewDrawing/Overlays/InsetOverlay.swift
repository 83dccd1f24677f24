internal import Drawing
internal import Foundation
internal import LayoutTree

/// The areas of a view outside its insets: the margins in green, the areas outside the safe area in violet.
@MainActor enum InsetOverlay {
  /// Returns the margins of a view with subviews, in its bounds.
  static func margins(of view: any DrawnHost) -> [OverlayShape] {
    guard !view.node.children.isEmpty else { return [] }
    return band(
      view.node, view.node.margins.effective, CGColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.2))
  }

  /// Returns the areas outside the safe area, in the view's bounds.
  static func safeArea(of view: any DrawnHost) -> [OverlayShape] {
    band(
      view.node, view.node.margins.safeArea, CGColor(red: 0.5, green: 0.2, blue: 0.8, alpha: 0.2))
  }

  private static func band(
    _ node: ViewNode, _ insets: ViewInsets, _ color: CGColor
  ) -> [OverlayShape] {
    let bounds = node.bounds
    let inner = bounds.inset(by: insets)
    guard insets != .zero, bounds.isFinite, inner.isFinite else { return [] }
    return [.band(bounds, without: inner.intersection(bounds), color)]
  }
}
