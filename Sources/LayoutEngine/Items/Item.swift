internal import Simplex

/// The data of an item in the engine.
///
/// The four variables are those of the alignment rectangle, relative to the parent's alignment origin; this
/// type and ``LayoutEngine/place(_:in:)`` are the only code that depends on that choice.
struct Item {
  /// The index of the first of four consecutive variables.
  ///
  /// Sizes are older than positions: where only one of the two is free, the size stays.
  private let firstVariable: Int32
  private var parentIndex: Int32
  /// The number of child items.
  var childCount: Int32 = 0
  private var marginsIndex: Int32 = -1
  private var notNegativeWidth = RowID.absent
  private var notNegativeHeight = RowID.absent
  /// The baselines; nil where both are the lower edge, as in most items.
  private var baselines: Baselines?
  /// The slots of the constraints that mention the item, in order of entry.
  var slots: [Int32] = []
  /// Whether positions in it are measured from its origin, as in views, or from its parent's, as in guides.
  let isSpace: Bool
  var isRightToLeft = false
  var isLive = true

  /// Creates an item with the four variables that begin at an index.
  init(_ id: ItemID, parent: ItemID?, isSpace: Bool) {
    firstVariable = id.index << 2
    parentIndex = parent?.index ?? -1
    self.isSpace = isSpace
  }

  /// The item of a variable.
  static func of(_ variable: Variable) -> ItemID { ItemID(index: variable.index >> 2) }

  /// Whether a variable is a width or a height.
  static func isSize(_ variable: Variable) -> Bool { variable.index & 3 < 2 }

  var width: Variable { Variable(index: firstVariable) }
  var height: Variable { Variable(index: firstVariable + 1) }
  var left: Variable { Variable(index: firstVariable + 2) }
  var top: Variable { Variable(index: firstVariable + 3) }

  var parent: ItemID? {
    get { parentIndex < 0 ? nil : ItemID(index: parentIndex) }
    set { parentIndex = newValue?.index ?? -1 }
  }
  /// The item of the margins rectangle, if margin attributes are in use.
  var margins: ItemID? {
    get { marginsIndex < 0 ? nil : ItemID(index: marginsIndex) }
    set { marginsIndex = newValue?.index ?? -1 }
  }
  /// The rows width ≥ 0 and height ≥ 0, which are required and never broken; nil where edges may cross.
  var notNegative: (width: RowID, height: RowID)? {
    get { notNegativeWidth == .absent ? nil : (notNegativeWidth, notNegativeHeight) }
    set {
      notNegativeWidth = newValue?.width ?? .absent
      notNegativeHeight = newValue?.height ?? .absent
    }
  }

  var firstBaseline: BaselineRule { baselines?.first ?? .top(0) }
  var lastBaseline: BaselineRule { baselines?.last ?? .bottom(0) }

  mutating func setBaselines(first: BaselineRule, last: BaselineRule) {
    let arePlain = first == .top(0) && last == .bottom(0)
    baselines = arePlain ? nil : Baselines(first, last)
  }

  /// The baselines of an item, stored separately since few items have text.
  private final class Baselines {
    let first: BaselineRule
    let last: BaselineRule

    init(_ first: BaselineRule, _ last: BaselineRule) { (self.first, self.last) = (first, last) }
  }
}

/// An item's own constraints: those of its mask, its natural size, or the distances of a guide.
///
/// Stored separately from ``Item``, since ordering constraints reads all of it.
struct OwnConstraints {
  /// The constraints in order of entry.
  var ids: [ConstraintID] = []
  /// Whether they enter after all others, as for wrapping text.
  var enterLast = false
}
