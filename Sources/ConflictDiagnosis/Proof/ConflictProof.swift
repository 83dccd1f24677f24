package import ConflictLogs

/// A proof that lines of a list cannot all hold.
package struct ConflictProof: Sendable {
  /// A line of the proof.
  package struct Member: Sendable {
    /// The index of the line among the list's constraints.
    package var line: Int
    /// The index of the equation in the line.
    package var equation: Int
    /// The points by which the line asks for more than the available length, above 0, or provides length, below
    /// 0; 0 for a line that only ties.
    package var contribution: Double
  }

  /// The lines, in the list's order: without any one of them the others can hold.
  package var members: [Member]
  /// Suppositions without which there is no proof.
  package var assumptions: [Assumption]
  /// The points that default margins ask for, above 0, or give, below 0.
  package var margins: [Double]
  /// The items whose lengths would be negative.
  package var negative: [LogItem]
  /// Whether the contradiction is along the horizontal axis.
  package var isHorizontal: Bool

  /// The lengths that lines and margins ask for, in points.
  package var asked: [Double] { parts { $0 } }
  /// The lengths that there are, in points.
  package var given: [Double] { parts { -$0 } }

  private func parts(_ side: (Double) -> Double) -> [Double] {
    (members.map(\.contribution) + margins).map(side).filter { $0 > 1e-6 }
  }
}

/// The outcome of solving a list's lines as stated.
package enum ProofOutcome: Sendable {
  /// A proof that they cannot all hold.
  case contradictory(ConflictProof)
  /// They can: the proof is that of the same lines with one constant a point off, the chain without slack; nil where all have slack.
  case satisfiable(tight: ConflictProof?)
  /// No line could be read.
  case unreadable
  /// The list has more lines than are solved.
  case tooLong
}
