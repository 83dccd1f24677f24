/// The items that a constraint mentions, by index; −1 for none.
struct MentionedItems {
  /// The item on the left-hand side.
  let first: Int32
  /// The item on the right-hand side.
  let second: Int32
  /// The origin of the left-hand side, if it is a distance.
  let firstOrigin: Operand.Origin?
  /// The origin of the right-hand side, if it is a distance.
  let secondOrigin: Operand.Origin?

  /// Creates the items of a constraint with one or two operands.
  init(
    _ first: Int32, _ second: Int32, from firstOrigin: Operand.Origin? = nil,
    and secondOrigin: Operand.Origin? = nil
  ) {
    self.first = first
    self.second = second
    self.firstOrigin = firstOrigin
    self.secondOrigin = secondOrigin
  }

  /// Creates the items of a constraint.
  init(_ body: ConstraintRecord.Body) {
    switch body {
    case .intrinsic(_, let item): self.init(item.index, -1)
    case .relation(let spec):
      self.init(
        spec.first.item.index, spec.second?.item.index ?? -1, from: spec.first.origin,
        and: spec.second?.origin)
    }
  }

  /// Whether a side is a distance.
  var hasOrigins: Bool { firstOrigin != nil || secondOrigin != nil }

  /// Calls a closure with each item in the order of the equation, twice for one on both sides.
  func forEach(_ body: (Int32) -> Void) {
    body(first)
    if let firstOrigin { body(firstOrigin.item.index) }
    if second >= 0 { body(second) }
    if let secondOrigin { body(secondOrigin.item.index) }
  }

  /// Calls a closure once with each item.
  func forEachOnce(_ body: (Int32) -> Void) {
    guard hasOrigins else {
      body(first)
      if second >= 0, second != first { body(second) }
      return
    }
    var known: [Int32] = []
    forEach { item in
      guard !known.contains(item) else { return }
      known.append(item)
      body(item)
    }
  }
}
