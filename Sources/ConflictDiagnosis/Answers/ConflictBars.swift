/// What lines ask for along an axis, beside what there is.
package struct ConflictBars: Hashable, Sendable {
  /// A part of a bar.
  package struct Part: Hashable, Sendable {
    /// The length, in points.
    package var length: Double
    /// The place of the line among the answer's members; nil for a supposed margin.
    package var member: Int?
  }

  /// The parts that lines ask for.
  package var asked: [Part]
  /// The parts that there are.
  package var given: [Part]

  /// The bars of a proof; nil where both are empty.
  init?(_ proof: ConflictProof) {
    func parts(_ sign: Double) -> [Part] {
      let members = proof.members.enumerated().compactMap { place, member in
        member.contribution * sign > 1e-9
          ? Part(length: member.contribution * sign, member: place) : nil
      }
      let margins = proof.margins.filter { $0 * sign > 1e-9 }
        .map { Part(length: $0 * sign, member: nil) }
      return members + margins
    }
    asked = parts(1)
    given = parts(-1)
    if asked.isEmpty, given.isEmpty { return nil }
  }

  /// The sum of parts, in points.
  package static func length(_ parts: [Part]) -> Double { parts.reduce(0) { $0 + $1.length } }
}
