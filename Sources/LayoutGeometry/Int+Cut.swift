extension Int {
  /// Creates a whole number from any floating-point one, where `Int(_:)` would end the program.
  ///
  /// It is rounded towards zero, cut off at ±2³¹, and 0 for NaN. For counts of what can be seen, which are far
  /// below.
  package init(cut value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -0x1p31), 0x1p31))
  }
}
