extension Int {
  /// Creates an integer from any floating-point value: rounded towards zero, clamped to ±2³¹, and 0 for NaN.
  ///
  /// `Int(_:)` would end the program instead. It is for counts of visible things, which are far below the
  /// limit.
  package init(cut value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -0x1p31), 0x1p31))
  }
}
