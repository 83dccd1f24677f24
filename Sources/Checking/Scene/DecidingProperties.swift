/// The properties of views that determine findings if a program assigns them.
package enum DecidingProperties {
  /// Properties that move or resize a view.
  package static let geometry: Set<String> = [
    "frame", "bounds", "center", "transform", "x", "y", "origin", "size", "width", "height",
    "frameOrigin", "frameSize", "boundsSize",
  ]
  /// Properties that show and hide a view.
  package static let visibility: Set<String> = ["isHidden", "hidden", "alpha", "alphaValue"]
  /// Properties of a constraint that move its views.
  package static let constraint: Set<String> = ["constant", "isActive", "active", "priority"]
}
