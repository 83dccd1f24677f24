internal import Foundation

/// A bar whose items `BarItemArrangement` places and ``BarPainter`` draws.
@MainActor protocol ItemBar: UIView {
  /// The background.
  var background: BarLook { get }
  /// Whether the bar is below the content.
  var isBelowContent: Bool { get }
  /// The items with their frames, for layout and drawing.
  var places: [(content: BarContent, rect: CGRect)] { get }
  /// The capsules of glass behind items; none before the glass generation.
  var capsules: [CGRect] { get }
  /// The custom views that the last layout pass placed.
  var placedViews: [UIView] { get set }
  /// Returns the rectangle of the first button in the bar for which a condition holds; nil without one.
  func rect(ofButton condition: (UIBarButtonItem) -> Bool) -> CGRect?
  /// The view behind a bar outside a container, in a picture of a screen; nil for none.
  var contentBehind: UIView? { get set }
}

extension ItemBar {
  /// Nil: tabs are not buttons.
  func rect(ofButton condition: (UIBarButtonItem) -> Bool) -> CGRect? { nil }

  /// The bounds without what the safe area takes at the sides; items stand in them, the background does not.
  ///
  /// - SeeAlso: `Rules/Guides.md#lists-and-bars-keep-to-the-safe-area`.
  var boundsInsideSides: CGRect {
    let covered = safeAreaInsets
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: covered.left, bottom: 0, right: covered.right))
  }

  /// Places the custom views and removes those that are not part of the bar any more.
  func placeViews() {
    let places = places
    let views = places.compactMap(\.content.view)
    for view in placedViews where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    placedViews = views
    for case (.view(let view), let rect) in places {
      // The bar places the view, whatever determines its size.
      view.translatesAutoresizingMaskIntoConstraints = true
      let frame = view.frame(forAlignmentRect: rect)
      if view.frame != frame { view.frame = frame }
    }
  }
}

extension UIView {
  /// Returns the first visible bar in the tree with a button for which a condition holds, and the button's rectangle in
  /// the bar.
  ///
  /// - Complexity: O(views).
  func bar(withButton condition: (UIBarButtonItem) -> Bool) -> (bar: UIView, rect: CGRect)? {
    if isHidden { return nil }
    if let bar = self as? any ItemBar, let rect = bar.rect(ofButton: condition) {
      return (self, rect)
    }
    for view in subviews {
      if let found = view.bar(withButton: condition) { return found }
    }
    return nil
  }
}
