/// The budget of a solver where digits do not suffice, so that every solve ends in time.
///
/// Counted in numbers read, not in seconds: equal input gives equal bits on every machine. Systems that
/// use it up are chains whose products leave the range of double-doubles, such as shares of shares of
/// shares, eighty times.
struct Patience {
  /// Numbers read by proofs in twice the digits, from the start.
  static let atFirst = 10_000_000
  /// The budget that each solve adds, up to `atFirst`.
  static let perSolve = 200_000
  /// Numbers read by factorisations that one solve makes for pivots too small to trust.
  static let perSettling = 200_000
  /// The number of refactorisations that are always allowed.
  static let minimumRefactorings = 50

  private(set) var left = atFirst
  /// The numbers read for small pivots in the present solve, and the count of such reads.
  private(set) var read = 0
  private(set) var refactorings = 0

  /// A solve begins.
  mutating func renew() {
    left = min(left + Self.perSolve, Self.atFirst)
    read = 0
    refactorings = 0
  }

  /// Takes a step of a proof; false when there is no patience left for it.
  mutating func spend(_ numbers: Int) -> Bool {
    guard left > 0 else { return false }
    left -= numbers
    return true
  }

  /// Notes a factorisation for a small pivot.
  mutating func noteRefactoring(_ numbers: Int) {
    read += numbers
    refactorings += 1
  }

  /// Whether pivots in plain digits lead nowhere.
  var isTired: Bool { read > Self.perSettling && refactorings > Self.minimumRefactorings }
}
