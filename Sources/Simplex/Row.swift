/// A constraint in flat memory: `terms · x + constant`, with its cost on each side of zero.
///
/// Properties that a pivot reads come first, so that they seldom span two cache lines.
struct Row: BitwiseCopyable {
  /// The activity outside the basis, divided by the row's scale.
  var activity = 0.0
  /// Its index among the rows that the current direction moves, or -1.
  var touch: Int32 = -1
  /// Position in the basis, or -1.
  var position: Int32 = -1
  /// Level id of a negative activity's cost, or -1.
  var below: Int32 = -1
  /// Level id of a positive activity's cost, or -1.
  var above: Int32 = -1
  /// The side of a row outside the basis: +1 or -1.
  ///
  /// A row at zero keeps its former side: that choice is its multiplier.
  var side: Int8 = 1
  /// The pending changes of the row.
  var marks: Marks = []
  /// The binary exponent of the row's scale.
  var exponent: Int16 = 0
  /// The order number, by which ties are resolved.
  var order: Int32 = 0
  /// The constant, divided by the row's scale.
  var constant = 0.0
  /// The index of the first term.
  var start: Int32 = 0
  /// Number of terms.
  var count: Int32 = 0

  /// The pending changes of a row.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The slot is in use.
    static let live = Marks(rawValue: 1)
    /// Added since the last solve.
    static let entered = Marks(rawValue: 2)
    /// Removed since the last solve.
    static let removed = Marks(rawValue: 4)
    /// Its constant changed since the last solve.
    static let edited = Marks(rawValue: 8)
    /// Its costs changed since the last solve.
    static let repriced = Marks(rawValue: 16)
    /// Its coefficients span more than `Tolerance.spread`.
    static let wide = Marks(rawValue: 32)
  }

  /// The divisor of the row.
  var scale: Double {
    @inline(__always) get {
      Double(bitPattern: UInt64(truncatingIfNeeded: Int(exponent) &+ 1023) &<< 52)
    }
  }
  /// Its cost per unit of stored activity: the scale, so that costs count in units of the row as written.
  ///
  /// Between 2⁻¹⁶ and 2³⁰, the largest multiplier of a document: a row whose largest coefficient is beyond
  /// counts as if it were there, lest its cost dominate the others or vanish in their noise.
  var weight: Double {
    @inline(__always) get {
      let exponent = max(-16, min(30, Int(exponent)))
      return Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
    }
  }
  /// Whether it costs anything on either side.
  var isCostly: Bool { @inline(__always) get { below >= 0 || above >= 0 } }
  /// Whether it costs something on both sides.
  var isTwoSided: Bool { @inline(__always) get { below >= 0 && above >= 0 } }
  /// The level id of the cost on its current side, or -1.
  var sideLevel: Int32 { @inline(__always) get { side > 0 ? above : below } }
}

/// A row that a direction moves, and its rate.
struct RowRate: BitwiseCopyable {
  var slot: Int32
  /// The change of activity per unit of step.
  var rate: Double
}

/// A coefficient, linked into its variable's chain.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// The slot of its row.
  var row: Int32
  /// The term of the next row that mentions the variable, or -1.
  var next: Int32
  /// The term of the previous row that mentions the variable, or -1.
  var previous: Int32
}
