/// One constraint in flat memory: `terms · x + constant`, and what it costs on each side of zero.
///
/// What a pivot reads comes first, so that it seldom spans two cache lines.
struct Row: BitwiseCopyable {
  /// The activity outside the basis, divided by the row's scale.
  var activity = 0.0
  /// Its place among the rows that the current direction moves, or -1.
  var touch: Int32 = -1
  /// Position in the basis, or -1.
  var position: Int32 = -1
  /// Level id of a negative activity's cost, or -1.
  var below: Int32 = -1
  /// Level id of a positive activity's cost, or -1.
  var above: Int32 = -1
  /// The side a row outside the basis counts on: +1 or -1.
  ///
  /// A row at zero keeps the side it was on: that choice is its multiplier.
  var side: Int8 = 1
  /// The pending changes.
  var marks: Marks = []
  /// Binary exponent of what the row was divided by.
  var exponent: Int16 = 0
  /// Its place in the order of rows, by which ties are decided.
  var order: Int32 = 0
  /// The constant summand, divided by the row's scale.
  var constant = 0.0
  /// First term.
  var start: Int32 = 0
  /// Number of terms.
  var count: Int32 = 0

  /// The pending changes of a row.
  struct Marks: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// In use.
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
  /// Its cost a unit of stored activity: the scale, so that costs count in units of the row as written.
  ///
  /// Between 2⁻¹⁶ and 2³⁰, the largest multiplier of a document: a row whose largest coefficient is
  /// beyond counts as if it were there, lest its cost drown the others or drown in their noise.
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
  /// The level id of the cost on the side it is on, or -1.
  var sideLevel: Int32 { @inline(__always) get { side > 0 ? above : below } }
}

/// A row that a direction moves, and how fast.
struct RowRate: BitwiseCopyable {
  var slot: Int32
  /// Change of activity a unit of step.
  var rate: Double
}

/// One coefficient, a link of its variable's chain.
struct RowTerm: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  /// Slot of its row.
  var row: Int32
  /// Term of the next row that mentions the variable, or -1.
  var next: Int32
  /// Term of the row before, or -1.
  var previous: Int32
}
