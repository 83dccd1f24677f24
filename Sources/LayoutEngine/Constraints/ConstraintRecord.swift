internal import Simplex

/// What the engine keeps of a constraint.
struct ConstraintRecord {
  enum Body {
    case relation(ConstraintSpec)
    case intrinsic(IntrinsicSize, ItemID)
  }
  var body: Body
  /// nil while it is broken.
  var row: RowID?

  var items: [ItemID] {
    switch body {
    case .relation(let spec): spec.first.items + (spec.second?.items ?? [])
    case .intrinsic(_, let item): [item]
    }
  }

  var yielding: Yielding {
    switch body {
    case .relation(let spec): spec.yielding
    case .intrinsic: .inOrder
    }
  }
}
