/// The numerical condition of an ``ActiveSet``: the parts that exist, and the reliability of their numbers.
///
/// Four ladders, each climbed by what happens during a solve and descended by a computation from scratch:
///
/// | ladder | climbs | descends |
/// | --- | --- | --- |
/// | ``basis`` | a factor is complete, multipliers are computed | too much changed for updates; repair |
/// | ``proof`` | a pivot, a flip, a new cost; more if wide rows move | the solve ends |
/// | ``range`` | a value grows | values are recomputed; repair |
/// | ``precision`` | multipliers on a bound by more than rounding | multipliers are recomputed |
struct Condition: BitwiseCopyable {
  /// The parts that exist.
  enum Basis: UInt8 {
    /// No basis: before the first solve, and after a repair.
    case absent
    /// A basis and its factor; multipliers have to be computed from scratch.
    case factored
    /// A basis with its factor and multipliers.
    case complete
  }

  /// The condition under which an optimum in double precision needs a proof in twice the digits.
  enum Proof: UInt8 {
    /// Only values changed since the last optimum.
    case unnecessary
    /// The basis changed: a proof is necessary if the factor or the multipliers are in doubt.
    case ifDoubtful
    /// A change reached a row with a wide range of coefficients.
    case necessary
  }

  /// The sizes of the values.
  enum Range: UInt8 {
    case ordinary
    /// A value exceeded the size that keeps all digits when values were last recomputed.
    case large
    /// A value moved so far that it lost digits.
    case coarse
    /// A value left the range of numbers.
    case exceeded

    /// Whether values moved far enough to lose digits.
    var losesDigits: Bool { rawValue >= Self.coarse.rawValue }
  }

  /// The reliability of the multipliers since their last complete computation.
  enum Precision: UInt8 {
    case sufficient
    /// A multiplier counted as being on its bound by more than rounding explains, or a step was abandoned
    /// because no row moved fast enough.
    case doubtful
  }

  private(set) var basis = Basis.absent
  private(set) var proof = Proof.unnecessary
  private(set) var range = Range.ordinary
  var precision = Precision.sufficient

  /// Whether the multipliers are valid.
  var hasMultipliers: Bool { @inline(__always) get { basis == .complete } }

  /// Records a new factor of a basis, whose multipliers are not computed yet.
  @inline(__always)
  mutating func setFactored() { basis = .factored }

  /// Discards the multipliers until they are computed from scratch.
  @inline(__always)
  mutating func discardMultipliers() {
    if basis == .complete { basis = .factored }
  }

  /// Records that the multipliers were computed from scratch.
  mutating func setComplete() {
    assert(basis != .absent, "multipliers belong to a basis")
    basis = .complete
  }

  /// Records that the next optimum needs a proof.
  @inline(__always)
  mutating func require(_ proof: Proof) {
    if self.proof.rawValue < proof.rawValue { self.proof = proof }
  }

  /// Records the size of a value.
  @inline(__always)
  mutating func extend(_ range: Range) {
    if self.range.rawValue < range.rawValue { self.range = range }
  }

  /// Starts the range again, for values computed from scratch; an exceeded one lasts until a repair.
  mutating func resetRange() {
    if range != .exceeded { range = .ordinary }
  }

  /// Discards the basis after a repair brought the values back into the range of numbers.
  mutating func setRepaired() {
    assert(range == .exceeded, "only exceeded values are repaired")
    basis = .absent
    range = .ordinary
  }

  /// Ends a solve: nothing is left to prove.
  mutating func endSolve() { proof = .unnecessary }
}
