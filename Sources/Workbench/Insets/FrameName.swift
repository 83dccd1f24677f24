/// A name that ends in a number, as for the frames of an animation: `Pulse_00012`.
struct FrameName: Hashable {
  /// The text before the number.
  let stem: String
  /// The number.
  let number: Int
  /// The number of digits, including leading zeros.
  let digits: Int

  /// The maximum number of digits; longer numbers are dates or identifiers.
  private static let maximumDigits = 6

  /// Creates the parts of a name; nil if it does not end in a number or consists only of a number.
  init?(_ name: String) {
    let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard digits > 0, digits <= Self.maximumDigits, digits < name.utf8.count,
      let number = Int(name.suffix(digits))
    else { return nil }
    stem = String(name.dropLast(digits))
    self.number = number
    self.digits = digits
  }

  /// The name of the frame at an offset from this one; nil before the first.
  func name(after count: Int) -> String? {
    let other = number + count
    guard other >= 0 else { return nil }
    let text = String(other)
    return stem + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
