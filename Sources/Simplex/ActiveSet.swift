/// The solver's state and its main loop: rows, the tight ones among them, their factor, the values.
///
/// A *basis* is a set of tight rows, one a variable and independent, so that they determine all
/// values. A position that no row fills holds the *stay* of a variable, the row that says the
/// variable keeps the value it has; a stay costs nothing, and one that is left in the final basis is
/// a free direction. Rows outside the basis are on one side of zero and have that side's cost as
/// their multiplier; the multipliers of the tight rows balance them. The basis is optimal when each
/// tight row's multiplier lies within its costs, level by level.
///
/// What holds between two calls (checked by `ActiveSet+Invariants.swift`):
/// - every value solves the tight rows, every activity outside the basis is `a·x + c`;
/// - a side is the sign of its activity unless that is zero;
/// - multipliers balance the rows outside at every rank;
/// - every position whose multiplier may lie outside its costs is in `queue` or `changed`.
///
/// Functions that only read and branch are `mutating` too, and others take it `inout`. Where a struct is borrowed, the
/// compiler's check of ownership takes time that grows with the square of its stored fields, buffers' fields included,
/// in every branch: that was 40 of the 47 seconds of this module without optimisation.
///
/// - SeeAlso: Fourer 1985–1992, "A simplex algorithm for piecewise-linear programming"; seen from the
///   other side it is the dual simplex method with bounds on the multipliers and the long-step ratio
///   test of Barrodale and Roberts 1973. `Documentation/Decisions/solver.md` is the design.
struct ActiveSet: ~Copyable {
  var rows = RowStore()
  var levels = LevelTable()
  var factor = Factor()

  /// By variable.
  var values = Buffer<Double>()
  /// By position: a row's slot, or `~variable` for a stay.
  var members = Buffer<Int32>()
  /// By variable: the position of its stay, or -1.
  var stayPosition = Buffer<Int32>()
  /// The variables whose position that is.
  var stays = StayList()
  /// By position, then rank: the multipliers of the tight rows.
  var multipliers = Buffer<Double>()
  /// Ranks a position has room for.
  var stride = 0
  /// False after ranks moved or too much changed; they are then recomputed.
  var multipliersAreValid = false
  /// By rank: the largest multiplier seen since they were last recomputed.
  var largest = Buffer<Double>()

  /// Violated positions.
  var queue = PriceQueue()
  /// Positions whose multipliers changed since the queue was last brought up to date.
  var changed = Buffer<Int32>()
  var isChanged = Buffer<Bool>()

  var changes = Changes()
  var basisExists = false
  var kept = KeptDirections()
  /// The variables and rows that moved since the log was last read.
  var log = MoveLog()
  /// Required rows that the last solution left broken.
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

  /// Number of pivots since the solver was made.
  var pivots = 0
  /// Pivots since values and multipliers were last recomputed.
  var freshPivots = 0
  /// Moves along kept directions since values were last recomputed.
  var freshMoves = 0
  /// Whether anything but values changed since an optimum was last found.
  var isUnproved = false
  /// Whether any of that reached a row whose coefficients span much.
  var isWideMoved = false
  /// Whether a multiplier counted as lying on its bound without rounding alone, or a step was abandoned.
  ///
  /// Multipliers are compared when all are computed from the basis; a step is abandoned for want of a row that
  /// moves fast enough.
  var isDoubtful = false
  /// Whether the last search left rows out that move too slowly to be trusted, and faster than noise.
  var hasSlowRates = false
  /// Whether the last run of pivots did not end.
  var isStuck = false
  /// Whether a solve ever gave up for rounding noise.
  var hasGivenUp = false
  /// Whether a value moved so far that it lost digits.
  var isCoarse = false
  /// Whether a value was that far out when values were last recomputed.
  var isFar = false
  /// Whether a value left the range of numbers that can be computed with.
  var isDamaged = false
  /// The budget for solves in which digits do not suffice.
  var patience = Patience()

  /// Ranks in use: one a level, then the tie rule's.
  var rankCount: Int { @inline(__always) get { levels.count + 1 } }

  /// Settles everything that changed.
  mutating func solve() {
    guard changes.needsSolve else { return }
    changes.needsSolve = false
    patience.renew()
    if !basisExists || changes.structure > 8 + values.count / 16 {
      startAnew()
    } else {
      applyChanges()
    }
    settle()
    var rounds = 0
    while isCoarse, !isStuck, rounds < 4 {
      // Values that lost digits are recomputed; what is left then is as good as such numbers can be.
      refresh()
      settle()
      rounds += 1
    }
    if !isDamaged, isStuck || needsProof { prove() }
    if isDamaged { repair() }
    isStuck = false
    isUnproved = false
    isWideMoved = false
    checkInvariants()
  }

  /// Whether an optimum found in plain digits may not be one.
  private var needsProof: Bool { isWideMoved || (isUnproved && (factor.isHarsh || isDoubtful)) }

  /// Whether patience lasts for as many pivots in twice the digits as there are variables.
  private var canProve: Bool {
    let numbers = factor.entries * (2 + rankCount) + 2 * rows.terms.count
    return patience.left / max(1, numbers) >= values.count
  }

  /// Builds basis, factor, values and multipliers from scratch.
  mutating func startAnew() {
    isUnproved = true
    isWideMoved = rows.wideCount > 0
    forgetChanges()
    // All activities are recomputed, and with them which rows lie on which side.
    flipped.removeAll()
    crash()
    basisExists = true
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
    isCoarse = false
  }

  /// Pivots to an optimum from the present basis.
  private mutating func settle() {
    if !multipliersAreValid { computeMultipliers() }
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
          blocked > 0 || factor.isRough || freshPivots * 8 > values.count
        else { return }
        blocked = 0
        refresh()
        continue
      }
      guard let length = search(from: leaving, shortStep: rule == .firstEntered) else {
        blocked += 1
        if hasSlowRates { isDoubtful = true }
        queue.remove(leaving.position)
        clearRates()
        continue
      }
      degenerate = length > Tolerance.activity ? 0 : degenerate + 1
      pivots += 1
      freshPivots += 1
      isUnproved = true
      pivot(leaving, length)
      if factor.isWorn || !multipliersAreValid { refresh() }
      if pivots > limit || patience.isTired
        || ((needsProof || isCoarse || isFar) && pivots > roughLimit && canProve)
      {
        isStuck = true
        return
      }
    }
  }

  /// Bytes of memory held.
  var bytes: Int {
    var sum = rows.bytes + factor.bytes + values.bytes + members.bytes + stayPosition.bytes
    sum += multipliers.bytes + largest.bytes + queue.bytes + changed.bytes + isChanged.bytes
    sum += changes.bytes + log.bytes + stays.bytes
    sum += kept.bytes + direction.bytes + touched.bytes + weights.bytes + slope.bytes
    return sum + breakpoints.bytes + passed.bytes + flipped.bytes + shift.bytes + dense.bytes
  }
}
