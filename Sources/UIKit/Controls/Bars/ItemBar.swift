internal import Foundation

/// A bar whose items `BarItemArrangement` places and ``BarPainter`` draws.
@MainActor protocol ItemBar: UIView {
  /// The background.
  var background: BarLook { get }
  /// Whether the bar is below the content.
  var isBelowContent: Bool { get }
  /// The items with their frames, for layout and drawing.
  var places: [(content: BarContent, rect: CGRect)] { get }
  /// The custom views that the last layout pass placed.
  var placedViews: [UIView] { get set }
}

extension ItemBar {
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
      if view.frame != rect { view.frame = rect }
    }
  }
}
