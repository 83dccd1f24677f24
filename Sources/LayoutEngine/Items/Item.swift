internal import Simplex

/// The four variables of an item.
struct ItemVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
}

/// What the engine keeps of an item.
///
/// The four variables are those of the alignment rectangle, relative to the parent's alignment
/// origin: this is the one place where that choice is made, with ``LayoutEngine/place(_:in:)``.
struct Item {
  var parent: ItemID?
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable
  /// Whether places in it are measured from its own origin, as in views, or from its parent's, as in
  /// guides.
  var isSpace = true
  var isRightToLeft = false
  var firstBaseline = BaselineRule.bottom(0)
  var lastBaseline = BaselineRule.bottom(0)
  /// The item of the margins rectangle, when margin attributes are in use.
  var margins: ItemID?
  /// width ≥ 0 and height ≥ 0: required, and never the one that gives way; nil where edges may cross.
  var notNegative: (width: RowID, height: RowID)?
  /// Constraints that mention the item.
  var constraints: [ConstraintID] = []
  /// How many items lie in it.
  var childCount = 0
  var isLive = true
}
