internal import Foundation

/// A bar whose items `BarItemArrangement` places and ``BarPainter`` draws.
@MainActor protocol ItemBar: UIView {
  /// What the ground looks like.
  var ground: BarLook { get }
  /// Whether the content lies above the bar, not below.
  var isBelowContent: Bool { get }
  /// What stands in the bar, and where: what layout places and what is drawn.
  var places: [(content: BarContent, rect: CGRect)] { get }
  /// The views of programs that the last layout put into the bar.
  var placedViews: [UIView] { get set }
}

extension ItemBar {
  /// Puts the views that stand in the bar to their places, and takes out those that do no longer.
  func placeViews() {
    let places = places
    let views = places.compactMap(\.content.view)
    for view in placedViews where !views.contains(view) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    placedViews = views
    for case (.view(let view), let rect) in places {
      // The bar gives a view its place, whatever decides its size.
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != rect { view.frame = rect }
    }
  }
}
