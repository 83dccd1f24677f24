/// A document's placeholder for a view's intrinsic size on one axis.
package enum PlaceholderSize: Sendable, Hashable {
  /// No intrinsic size on this axis (written `infinite`).
  case none
  /// The intrinsic size on this axis, in points.
  case value(Double)

  init?(_ text: String?) {
    guard let text else { return nil }
    if text == "infinite" {
      self = .none
    } else if let number = Double(text), number.isFinite {
      self = .value(number)
    } else {
      return nil
    }
  }
}
