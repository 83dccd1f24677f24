public import ViewDrawing

extension UIFont {
  /// How heavy letters are, from −1 to 1.
  ///
  /// Source: Apple, "UIFont.Weight".
  public typealias Weight = FontWeight
}
