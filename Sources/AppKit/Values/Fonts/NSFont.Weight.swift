public import ViewDrawing

extension NSFont {
  /// The weight of letters, from −1 to 1.
  ///
  /// Source: Apple, "NSFont.Weight".
  public typealias Weight = FontWeight
}
