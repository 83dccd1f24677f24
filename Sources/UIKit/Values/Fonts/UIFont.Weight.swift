public import ViewDrawing

extension UIFont {
  /// The weight of a font, from −1 to 1.
  ///
  /// Source: Apple, "UIFont.Weight".
  public typealias Weight = FontWeight
}
