/// Counts in sentences.
package enum CountText {
  /// A number with its noun, such as `1 view` and `2 views`.
  package static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
