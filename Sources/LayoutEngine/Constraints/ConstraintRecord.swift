internal import Simplex

/// A constraint and its row in unpacked form; ``ConstraintStore`` stores them packed.
struct ConstraintRecord {
  enum Body {
    case relation(ConstraintSpec)
    case intrinsic(IntrinsicSize, ItemID)

    /// Whether a free position fulfils it exactly; see ``ConstraintSpec/tightensFreePlaces``.
    var tightensFreePlaces: Bool {
      if case .relation(let spec) = self { spec.tightensFreePlaces } else { false }
    }
  }
  var body: Body
  /// The row; nil while the constraint is broken.
  var row: RowID?

  var yielding: Yielding {
    switch body {
    case .relation(let spec): spec.yielding
    case .intrinsic: .inOrder
    }
  }
}
