/// The lengths that lines ask for along an axis, beside the available ones.
package struct ConflictBars: Hashable, Sendable {
  /// The lengths that lines ask for, in points.
  package var asked: [Double]
  /// The lengths that there are, in points.
  package var given: [Double]

  /// Creates the bars of a proof; nil where both are empty.
  init?(_ proof: ConflictProof) {
    (asked, given) = (proof.asked, proof.given)
    if asked.isEmpty, given.isEmpty { return nil }
  }

  /// The sum of lengths, in points.
  package static func length(_ parts: [Double]) -> Double { parts.reduce(0, +) }
}
