/// The lengths that lines require along an axis, and the available lengths.
package struct ConflictBars: Hashable, Sendable {
  /// The required lengths, in points.
  package var asked: [Double]
  /// The available lengths, in points.
  package var given: [Double]

  /// Creates the bars of a proof; nil if both are empty.
  init?(_ proof: ConflictProof) {
    (asked, given) = (proof.asked, proof.given)
    if asked.isEmpty, given.isEmpty { return nil }
  }

  /// The sum of lengths, in points.
  package static func length(_ parts: [Double]) -> Double { parts.reduce(0, +) }
}
