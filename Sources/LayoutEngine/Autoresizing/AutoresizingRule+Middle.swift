extension AutoresizingRule {
  /// Position and length of an item after its parent's length changed, by
  /// ``middleEquations(min:size:parent:)``.
  ///
  /// - Parameters:
  ///   - min: Old distance to the near edge.
  ///   - size: Old length.
  ///   - old: The parent's old length.
  ///   - new: The parent's new length.
  package func resizedByMiddle(min: Double, size: Double, from old: Double, to new: Double)
    -> (min: Double, size: Double)
  {
    guard isMinFlexible, !isSizeFlexible, isMaxFlexible, old != 0 else {
      return resized(min: min, size: size, from: old, to: new)
    }
    return ((min + size / 2) / old * new - size / 2, size)
  }

  /// The two equations of the mask in the early generation: size and centre.
  ///
  /// Both hold for the current geometry. With both margins flexible and the size fixed they scale the centre
  /// with the parent, unlike ``resized(min:size:from:to:)``; for all other masks the two agree.
  ///
  /// - Parameters:
  ///   - min: Distance to the parent's near edge.
  ///   - size: Length.
  ///   - parent: The parent's length.
  /// - SeeAlso: `Rules/Autoresizing.md#former-mask-equations`, generation A.
  package func middleEquations(min: Double, size: Double, parent: Double) -> [Equation] {
    let max = parent - min - size
    let middle = min + size / 2
    func share(_ part: Double, of whole: Double) -> Double { whole == 0 ? 0 : part / whole }
    func line(
      _ subject: Equation.Subject, _ multiplier: Double, _ value: Double,
      of reference: Equation.Reference
    ) -> Equation {
      let at = reference == .length ? parent : parent / 2
      return Equation(
        subject: subject, multiplier: multiplier, constant: value - multiplier * at,
        reference: reference)
    }
    let fixedSize = fixed(.size, size)
    switch (isMinFlexible, isSizeFlexible, isMaxFlexible) {
    case (false, false, _):
      return [fixedSize, fixed(.middle, middle)]
    case (true, false, false):
      return [fixedSize, line(.middle, 1, middle, of: .length)]
    case (true, false, true):
      return [fixedSize, line(.middle, share(middle, of: parent), middle, of: .length)]
    case (false, true, false):
      return [line(.size, 1, size, of: .length), line(.middle, 1, middle, of: .middle)]
    case (true, true, false):
      // The far margin stays: both grow with what is left of the parent before it.
      let rest = parent - max
      return [
        line(.size, share(size, of: rest), size, of: .length),
        line(.middle, share(middle, of: rest / 2), middle, of: .middle),
      ]
    case (false, true, true):
      let factor = share(size, of: parent - min)
      return [
        line(.size, factor, size, of: .length), line(.middle, factor, middle, of: .middle),
      ]
    case (true, true, true):
      return [
        line(.size, share(size, of: parent), size, of: .length),
        line(.middle, share(middle, of: parent), middle, of: .length),
      ]
    }
  }
}
