internal import Simplex

/// What the engine keeps of a constraint.
struct ConstraintRecord {
  enum Body {
    case relation(ConstraintSpec)
    case intrinsic(IntrinsicSize, ItemID)

    /// See ``ConstraintSpec/tightensFreePlaces``.
    var tightensFreePlaces: Bool {
      if case .relation(let spec) = self { spec.tightensFreePlaces } else { false }
    }
  }
  var body: Body
  /// nil while it is broken.
  var row: RowID?

  /// Calls once with the place of each item that the constraint mentions, without a list of them.
  func forEachItem(_ body: (Int) -> Void) {
    let all = ConstraintStore.Mentions(self.body)
    body(Int(all.first))
    if all.second >= 0, all.second != all.first { body(Int(all.second)) }
    if all.third >= 0, all.third != all.first, all.third != all.second { body(Int(all.third)) }
    if all.fourth >= 0, all.fourth != all.first, all.fourth != all.second, all.fourth != all.third {
      body(Int(all.fourth))
    }
  }

  var yielding: Yielding {
    switch body {
    case .relation(let spec): spec.yielding
    case .intrinsic: .inOrder
    }
  }
}
