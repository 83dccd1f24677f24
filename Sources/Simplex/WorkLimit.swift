/// The work limit of the solver where precision does not suffice, so that every solve terminates.
///
/// Counted in numbers read, not in seconds: equal input gives equal bits on every machine. Systems that exhaust
/// it are chains whose products leave the range of double-doubles, such as fractions of fractions, eighty
/// levels deep.
struct WorkLimit {
  /// The initial limit of numbers read by proofs in double-double precision.
  static let initialLimit = 10_000_000
  /// The increase of the limit per solve, up to `atFirst`.
  static let perSolve = 200_000
  /// The limit of numbers read by the factorisations of one solve for pivots too small to trust.
  static let perSettling = 200_000
  /// The number of refactorisations that are always permitted.
  static let minimumRefactorings = 50

  private(set) var remaining = initialLimit
  /// The numbers read for small pivots in the current solve.
  private(set) var numbersRead = 0
  private(set) var refactorings = 0

  /// Renews the limit at the start of a solve.
  mutating func renew() {
    remaining = min(remaining + Self.perSolve, Self.initialLimit)
    numbersRead = 0
    refactorings = 0
  }

  /// Uses a part of the limit for a step of a proof; returns false when it is exhausted.
  mutating func spend(_ numbers: Int) -> Bool {
    guard remaining > 0 else { return false }
    remaining -= numbers
    return true
  }

  /// Records a factorisation for a small pivot.
  mutating func countRefactoring(_ numbers: Int) {
    numbersRead += numbers
    refactorings += 1
  }

  /// Whether pivots in double precision make no progress.
  var isExhausted: Bool {
    numbersRead > Self.perSettling && refactorings > Self.minimumRefactorings
  }
}
