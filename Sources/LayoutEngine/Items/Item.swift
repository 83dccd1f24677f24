internal import Simplex

/// The engine's record of an item.
///
/// The four variables are those of the alignment rectangle, relative to the parent's alignment
/// origin: this is the one place where that choice is made, with ``LayoutEngine/place(_:in:)``.
struct Item {
  /// The number of the first of the four variables, which are made together and follow each other.
  ///
  /// Sizes are older than positions: where only one of the two is free, the size stays.
  private let firstVariable: Int32
  private var parentIndex: Int32
  /// The number of items in it.
  var childCount: Int32 = 0
  private var marginsIndex: Int32 = -1
  private var notNegativeWidth = RowID.absent
  private var notNegativeHeight = RowID.absent
  /// The baselines of its text; nil where both are its lower edge, as in most items.
  private var baselines: Baselines?
  /// The slots of the constraints that mention the item, in order of entry.
  var slots: [Int32] = []
  /// Whether places in it are measured from its own origin, as in views, or from its parent's, as in
  /// guides.
  let isSpace: Bool
  var isRightToLeft = false
  var isLive = true

  /// Creates an item with the four variables that begin with one.
  init(_ id: ItemID, parent: ItemID?, isSpace: Bool) {
    firstVariable = id.index << 2
    parentIndex = parent?.index ?? -1
    self.isSpace = isSpace
  }

  /// The item that a variable belongs to.
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
  /// The item of the margins rectangle, when margin attributes are in use.
  var margins: ItemID? {
    get { marginsIndex < 0 ? nil : ItemID(index: marginsIndex) }
    set { marginsIndex = newValue?.index ?? -1 }
  }
  /// width ≥ 0 and height ≥ 0: required, and never the one that gives way; nil where edges may cross.
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

  /// Apart from the item, since few have text.
  private final class Baselines {
    let first: BaselineRule
    let last: BaselineRule

    init(_ first: BaselineRule, _ last: BaselineRule) { (self.first, self.last) = (first, last) }
  }
}
