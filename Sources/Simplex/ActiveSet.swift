/// The solver's state and its main loop: rows, the tight ones among them, their factor, the values.
///
/// A *basis* is a set of tight rows, one per variable and independent, so that they determine all values. A
/// position without a row contains the *stay* of a variable, a row that keeps the variable's value; a stay
/// costs nothing, and a stay in the final basis is a free direction. Rows outside the basis are on one side of
/// zero and have that side's cost as their multiplier; the multipliers of the tight rows balance them. The
/// basis is optimal when each tight row's multiplier is within its costs, level by level.
///
/// The invariants between two calls (checked by `ActiveSet+Invariants.swift`):
/// - every value solves the tight rows, every activity outside the basis is `a·x + c`;
/// - a side is the sign of its activity unless that is zero;
/// - multipliers balance the rows outside at every rank;
/// - every position whose multiplier may be outside its costs is in `queue` or `changed`.
///
/// Functions that only read and branch are `mutating` too, and others take it `inout`. Where a struct is
/// borrowed, the compiler's check of ownership takes time that grows with the square of its stored fields,
/// buffers' fields included, in every branch: that was 40 of the 47 seconds of this module without
/// optimisation.
///
/// - SeeAlso: Fourer 1985–1992, "A simplex algorithm for piecewise-linear programming"; its dual is the dual
///   simplex method with bounds on the multipliers and the long-step ratio test of Barrodale and Roberts 1973.
///   `Documentation/Decisions/solver.md` is the design.
struct ActiveSet: ~Copyable {
  var rows = RowStore()
  var levels = LevelTable()
  var factor = Factor()

  /// The values, by variable.
  var values = Buffer<Double>()
  /// The members of the basis, by position: a row's slot, or `~variable` for a stay.
  var members = Buffer<Int32>()
  /// The positions of stays, by variable; -1 for one outside the basis.
  var stayPosition = Buffer<Int32>()
  /// The variables whose stay is in the basis.
  var stays = StayList()
  /// The multipliers of the tight rows, by position, then rank.
  var multipliers = Buffer<Double>()
  /// The number of ranks reserved per position.
  var stride = 0
  /// The largest multiplier since the last recomputation, by rank.
  var largest = Buffer<Double>()

  /// The positions whose multipliers are outside their costs.
  var queue = PriceQueue()
  /// The positions whose multipliers changed since the queue was last updated.
  var changed = Buffer<Int32>()
  var isChanged = Buffer<Bool>()

  var changes = Changes()
  var directionCache = KeptDirections()
  /// The variables and rows that moved since they were last read.
  var log = MoveLog()
  /// The required rows that the last solution violated.
  var failing: [Int32] = []

  // Scratch, kept to avoid allocation.
  var direction = SparseVector()
  /// The rows that `direction` moves.
  var touched = Buffer<RowRate>()
  var weights = SparseVector()
  var slope = Buffer<Double>()
  var breakpoints = Buffer<Breakpoint>()
  var passed = Buffer<Int32>()
  var flipped = Buffer<Int32>()
  var shift = Shift()
  var dense = Buffer<Double>()

  /// The number of pivots since the solver was created.
  var pivots = 0
  /// The number of pivots since values and multipliers were last recomputed.
  var freshPivots = 0
  /// The number of moves along cached directions since values were last recomputed.
  var freshMoves = 0
  /// The parts that exist and the reliability of their numbers.
  var condition = Condition()
  /// Whether a solve ever ended without an optimum because of rounding noise.
  var hasGivenUp = false
  /// The remaining work limit for insufficient precision.
  var workLimit = WorkLimit()

  /// The number of ranks: one per level, then that of the tie rule.
  var rankCount: Int { @inline(__always) get { levels.count + 1 } }

  /// Solves all pending changes.
  mutating func solve() {
    guard changes.needsSolve else { return }
    changes.needsSolve = false
    workLimit.renew()
    if condition.basis == .absent || changes.structure > 8 + values.count / 16 {
      rebuildAll()
    } else {
      applyChanges()
    }
    var isSettled = settle()
    var rounds = 0
    while condition.range == .coarse, isSettled, rounds < 4 {
      // Values that lost digits are recomputed; what is left then is as good as such numbers can be.
      refresh()
      isSettled = settle()
      rounds += 1
    }
    if condition.range != .exceeded, !isSettled || needsProof { prove() }
    if condition.range == .exceeded { repair() }
    condition.endSolve()
    checkInvariants()
  }

  /// Whether an optimum found in double precision may not be one.
  private var needsProof: Bool {
    switch condition.proof {
    case .unnecessary: false
    case .ifDoubtful: factor.needsProof || condition.precision == .doubtful
    case .necessary: true
    }
  }

  /// Whether the work limit permits as many pivots in double-double precision as there are variables.
  private var canProve: Bool {
    let numbers = factor.entries * (2 + rankCount) + 2 * rows.terms.count
    return workLimit.remaining / max(1, numbers) >= values.count
  }

  /// Builds basis, factor, values and multipliers from scratch.
  mutating func rebuildAll() {
    condition.require(rows.wideCount > 0 ? .necessary : .ifDoubtful)
    forgetChanges()
    // All activities are recomputed, and with them which rows lie on which side.
    flipped.removeAll()
    crash()
    refresh()
    applyStays()
    flip()
    // What a first solve needs is far more than later ones do.
    weights = SparseVector()
    direction = SparseVector()
    flipped = Buffer()
  }

  /// Recomputes values and multipliers from the basis, and the factor if it has updates.
  mutating func refresh() {
    if factor.updates.count > 0 { refactor() }
    computeValues()
    computeMultipliers()
    freshPivots = 0
    freshMoves = 0
  }

  /// Pivots to an optimum from the current basis.
  ///
  /// - Returns: False if the pivots did not end.
  private mutating func settle() -> Bool {
    if !condition.hasMultipliers { computeMultipliers() }
    var degenerate = 0
    var blocked = 0
    // Layouts need fewer pivots than rows, random systems a few times as many. Beyond that two costs
    // differ by so little that each of two bases looks better than the other.
    let limit = pivots + 200 + 10 * (values.count + rows.slots)
    // Noise that keeps it going is not waited for where more digits would end it. A large system has better
    // reasons for many pivots, and too many numbers for a pivot each in twice the digits.
    let roughLimit = pivots + 50 + 2 * (values.count + rows.slots)
    while true {
      // After a long run of steps that move nothing, the smallest entry order (Bland) cannot cycle.
      let rule: PricingRule = degenerate > 50 + values.count / 4 ? .firstEntered : .weakest
      guard let leaving = price(rule) else {
        // An optimum is believed on multipliers that are fresh, or nearly.
        guard freshPivots > 0,
          blocked > 0 || factor.needsRefinement || freshPivots * 8 > values.count
        else { return true }
        blocked = 0
        refresh()
        continue
      }
      guard let length = search(from: leaving, shortStep: rule == .firstEntered) else {
        blocked += 1
        queue.remove(leaving.position)
        clearRates()
        continue
      }
      degenerate = length > Tolerance.activity ? 0 : degenerate + 1
      pivots += 1
      freshPivots += 1
      condition.require(.ifDoubtful)
      pivot(leaving, length)
      if factor.needsRefactoring || !condition.hasMultipliers { refresh() }
      if pivots > limit || workLimit.isExhausted
        || ((needsProof || condition.range != .ordinary) && pivots > roughLimit && canProve)
      {
        return false
      }
    }
  }

  /// The number of allocated bytes.
  var bytes: Int {
    var sum = rows.bytes + factor.bytes + values.bytes + members.bytes + stayPosition.bytes
    sum += multipliers.bytes + largest.bytes + queue.bytes + changed.bytes + isChanged.bytes
    sum += changes.bytes + log.bytes + stays.bytes
    sum += directionCache.bytes + direction.bytes + touched.bytes + weights.bytes + slope.bytes
    return sum + breakpoints.bytes + passed.bytes + flipped.bytes + shift.bytes + dense.bytes
  }
}
