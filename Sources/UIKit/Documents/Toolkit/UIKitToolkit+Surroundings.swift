package import IBDocument

extension UIKitToolkit {
  /// Does work in which views are made, laid out or drawn in the direction and at the text size of
  /// surroundings.
  ///
  /// Fonts of text styles take the text size whether or not they adjust to later changes, as in a program
  /// that starts with it.
  package func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value {
    let before = UIApplication.isRightToLeft
    if let direction = surroundings.direction {
      UIApplication.isRightToLeft = direction == .rightToLeft
    }
    defer { UIApplication.isRightToLeft = before }
    guard let size = surroundings.textSize else { return work() }
    return TextSizeChoice.$simulated.withValue(UIContentSizeCategory(rawValue: size.constant)) {
      work()
    }
  }
}
