/// Numbers as messages and reports write them.
package enum NumberText {
  /// Returns a number without trailing zeros: whole numbers as such, others with a point.
  ///
  /// What is not finite, or whole and not below 10¹⁵, is as `Double` describes itself.
  ///
  /// - Parameter decimals: How many decimals are kept, 0 to 15; nil keeps what tells the number from others.
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
    // What has no room for more digits has no decimals either.
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
