package import ConflictLogs

/// A proof that lines of a list cannot all be satisfied.
package struct ConflictProof: Sendable {
  /// A line of the proof.
  package struct Member: Sendable {
    /// The index of the line among the list's constraints.
    package var line: Int
    /// The index of the equation in the line.
    package var equation: Int
    /// The points that the line requires beyond the available length (positive) or provides (negative); 0 for a line
    /// that only connects others.
    package var contribution: Double
  }

  /// The lines in list order; without any one of them, the others can be satisfied.
  package var members: [Member]
  /// The assumptions that the proof requires.
  package var assumptions: [Assumption]
  /// The points that default margins require (positive) or provide (negative).
  package var margins: [Double]
  /// The items whose lengths would be negative.
  package var negative: [LogItem]
  /// Whether the contradiction is along the horizontal axis.
  package var isHorizontal: Bool

  /// The lengths required by lines and margins, in points.
  package var asked: [Double] { parts { $0 } }
  /// The available lengths, in points.
  package var given: [Double] { parts { -$0 } }

  private func parts(_ side: (Double) -> Double) -> [Double] {
    (members.map(\.contribution) + margins).map(side).filter { $0 > 1e-6 }
  }
}

/// The outcome of solving a list's lines as printed.
package enum ProofOutcome: Sendable {
  /// The lines cannot all be satisfied, with a proof.
  case contradictory(ConflictProof)
  /// The lines can be satisfied. `tight` is the proof for the same lines with one constant changed by a point, that is,
  /// the chain without slack; nil if all lines have slack.
  case satisfiable(tight: ConflictProof?)
  /// No line could be read.
  case unreadable
  /// The list exceeds the limit.
  case tooLong
}
