public import ViewDrawing

extension NSFont {
  /// How heavy letters are, from −1 to 1.
  ///
  /// Source: Apple, "NSFont.Weight".
  public typealias Weight = FontWeight
}
