package import Foundation

/// A part that a view draws without a view of its own, and that fingers can touch.
package struct TouchPart {
  /// The text of the part, its title or its accessibility label.
  package var text: String
  /// The frame in the view's bounds, in points.
  package var frame: CGRect
  /// Whether a touch has an effect.
  package var isEnabled: Bool
}

/// A view with parts that it draws itself: segments, tabs and buttons of bars.
@MainActor package protocol TouchPartsHolder: UIView {
  /// The parts that are shown.
  var touchParts: [TouchPart] { get }
}
