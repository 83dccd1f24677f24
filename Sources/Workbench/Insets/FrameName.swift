/// A name that ends in a number, as the frames of an animation have: `Pulse_00012`.
struct FrameName: Hashable {
  /// What comes before the number.
  let stem: String
  /// The number.
  let number: Int
  /// How many digits it is written with, leading zeros included.
  let digits: Int

  /// More digits are a date or an identifier.
  private static let mostDigits = 6

  /// Reads a name; nil where it ends in no number, or is nothing else.
  init?(_ name: String) {
    let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard digits > 0, digits <= Self.mostDigits, digits < name.utf8.count,
      let number = Int(name.suffix(digits))
    else { return nil }
    stem = String(name.dropLast(digits))
    self.number = number
    self.digits = digits
  }

  /// The name of the frame by so many after this; nil before the first.
  func name(after count: Int) -> String? {
    let other = number + count
    guard other >= 0 else { return nil }
    let text = String(other)
    return stem + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
