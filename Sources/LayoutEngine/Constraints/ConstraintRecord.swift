internal import Simplex

/// A constraint and its row, as the engine works with them; ``ConstraintStore`` keeps them packed.
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

  var yielding: Yielding {
    switch body {
    case .relation(let spec): spec.yielding
    case .intrinsic: .inOrder
    }
  }
}
