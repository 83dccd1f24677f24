/// Numbers in the format of messages and reports.
package enum NumberText {
  /// Returns a number without trailing zeros: a whole number without a decimal point, others with one.
  ///
  /// Numbers that are not finite, or whole numbers of at least 10¹⁵, have the description of `Double`.
  ///
  /// - Parameter decimals: The maximum number of decimals, 0 to 15; nil for as many as necessary to identify the
  ///   number.
  package static func text(_ value: Double, decimals: Int? = nil) -> String {
    guard value.isFinite else { return "\(value)" }
    let number = decimals.map { rounded(value, $0) } ?? value
    return number == number.rounded() && abs(number) < 1e15
      ? String(Int64(number)) : String(number)
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    // Powers of ten up to 22 are exact.
    let factor = (0..<min(max(0, decimals), 22)).reduce(1.0) { power, _ in power * 10 }
    let scaled = (value * factor).rounded()
    // A number that is too large to be scaled has no decimals.
    return scaled.isFinite ? scaled / factor : value
  }
}

/// Counts in sentences.
package enum CountText {
  /// A number with its noun, such as `1 view` and `2 views`.
  package static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
