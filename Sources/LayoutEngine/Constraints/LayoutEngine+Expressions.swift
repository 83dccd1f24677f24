internal import Simplex

/// The conversion of attributes to linear expressions; together with ``Item`` the only code that depends on an
/// item's variables.
extension LayoutEngine {
  /// The row of a constraint: `first − multiplier · second − constant`.
  ///
  /// Both sides are converted to the space of the nearest common ancestor, and to its direction: a constraint
  /// arranges the content of that item. Where leading is right, the reading direction is opposite to x, so a
  /// horizontal position and its constant change sign together and the relation keeps the meaning "further
  /// along".
  ///
  /// - SeeAlso: `Documentation/Decisions/reading-direction.md`.
  func expression(of spec: ConstraintSpec) -> LinearExpression {
    var result = LinearExpression()
    fill(&result, spec)
    return result
  }

  /// Replaces an expression with the row of a constraint.
  func fill(_ result: inout LinearExpression, _ spec: ConstraintSpec) {
    let space = commonSpace(spec)
    let runsLeft = space.map { items[Int($0.index)].isRightToLeft } ?? false
    let mirrored = runsLeft && isDirectional(spec)
    let sign: Double = mirrored ? -1 : 1
    // A sum that begins with minus zero is its first summand, to the last bit.
    result.reset(constant: mirrored ? 0 : -0.0)
    add(spec.first, in: space, runsLeft: runsLeft, times: sign, to: &result)
    if let second = spec.second {
      add(second, in: space, runsLeft: runsLeft, times: -sign * spec.multiplier, to: &result)
    }
    result.constant -= spec.constant
  }

  private func isDirectional(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether a constraint relates positions along the reading direction.
  private func isDirectional(_ spec: ConstraintSpec) -> Bool {
    // A distance is a length and turns around by itself.
    func isPlace(_ operand: Operand) -> Bool {
      operand.origin == nil && isDirectional(operand.attribute)
    }
    return isPlace(spec.first) || spec.second.map(isPlace) ?? false
  }

  private func negated(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression()
    result.add(expression, times: -1)
    return result
  }

  /// Returns a distance: the position less that of its origin, in reading direction.
  private func distance(
    _ operand: Operand, from origin: Operand.Origin, in space: ItemID?, runsLeft: Bool
  ) -> LinearExpression {
    var result = expression(
      Operand(operand.item, operand.attribute), in: space, runsLeft: runsLeft)
    result.add(
      expression(Operand(origin.item, origin.attribute), in: space, runsLeft: runsLeft), times: -1)
    let isDirected = [operand.attribute, origin.attribute].contains(where: isDirectional)
    return runsLeft && isDirected ? negated(result) : result
  }

  /// One operand in the space of an ancestor; leading is right if reading there runs to the left.
  func expression(_ operand: Operand, in space: ItemID?, runsLeft: Bool) -> LinearExpression {
    var result = LinearExpression(constant: -0.0)
    add(operand, in: space, runsLeft: runsLeft, times: 1, to: &result)
    return result
  }

  /// Adds an operand, scaled.
  private func add(
    _ operand: Operand, in space: ItemID?, runsLeft: Bool, times factor: Double,
    to result: inout LinearExpression
  ) {
    if let origin = operand.origin {
      return result.add(
        distance(operand, from: origin, in: space, runsLeft: runsLeft), times: factor)
    }
    if let plain = operand.attribute.withoutMargin {
      let target = items[Int(operand.item.index)].margins ?? operand.item
      return add(
        Operand(target, physicalAttribute(plain, isRightToLeft: runsLeft)), in: space,
        runsLeft: runsLeft, times: factor, to: &result)
    }
    func addPlace(_ axis: Axis, _ part: Double) {
      add(operand.item, axis, part, in: space, times: factor, to: &result)
    }
    func addLength(_ variable: Variable) {
      result.constant += 0 * factor
      result.add(variable, factor)
    }
    switch physicalAttribute(operand.attribute, isRightToLeft: runsLeft) {
    case .left: addPlace(.horizontal, 0)
    case .right: addPlace(.horizontal, 1)
    case .centerX: addPlace(.horizontal, 0.5)
    case .top: addPlace(.vertical, 0)
    case .bottom: addPlace(.vertical, 1)
    case .centerY: addPlace(.vertical, 0.5)
    case .width: addLength(items[Int(operand.item.index)].width)
    case .height: addLength(items[Int(operand.item.index)].height)
    case .firstBaseline:
      addBaseline(
        items[Int(operand.item.index)].firstBaseline, of: operand.item, in: space, times: factor,
        to: &result)
    case .lastBaseline:
      addBaseline(
        items[Int(operand.item.index)].lastBaseline, of: operand.item, in: space, times: factor,
        to: &result)
    default: result.constant += 0 * factor
    }
  }

  private func physicalAttribute(_ attribute: Attribute, isRightToLeft: Bool) -> Attribute {
    switch attribute {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: attribute
    }
  }

  /// Adds a baseline; rules that refer to other items are followed downwards, which terminates because items
  /// form a tree.
  private func addBaseline(
    _ rule: BaselineRule, of id: ItemID, in space: ItemID?, times factor: Double,
    to result: inout LinearExpression, depth: Int = 0
  ) {
    func addPlace(_ part: Double, plus distance: Double = 0) {
      add(id, .vertical, part, in: space, plus: distance, times: factor, to: &result)
    }
    func follow(_ rule: BaselineRule, _ other: ItemID) {
      addBaseline(rule, of: other, in: space, times: factor, to: &result, depth: depth + 1)
    }
    guard depth < items.count else { return addPlace(1) }
    switch rule {
    case .top(let distance): addPlace(0, plus: distance)
    case .bottom(let distance): addPlace(1, plus: -distance)
    case .center(let distance): addPlace(0.5, plus: distance)
    case .firstBaseline(let other): follow(items[Int(other.index)].firstBaseline, other)
    case .lastBaseline(let other): follow(items[Int(other.index)].lastBaseline, other)
    }
  }

  /// The position within an item: its origin plus a fraction of its length, in an ancestor's (or its own)
  /// space.
  func place(
    _ id: ItemID, _ axis: Axis, _ part: Double, in space: ItemID?, plus distance: Double = 0
  ) -> LinearExpression {
    var result = LinearExpression(constant: -0.0)
    add(id, axis, part, in: space, plus: distance, times: 1, to: &result)
    return result
  }

  /// Adds a position within an item, scaled.
  private func add(
    _ id: ItemID, _ axis: Axis, _ part: Double, in space: ItemID?, plus distance: Double = 0,
    times factor: Double, to result: inout LinearExpression
  ) {
    result.constant += distance * factor
    var index = Int(id.index)
    if part != 0 {
      result.add(axis == .horizontal ? items[index].width : items[index].height, part * factor)
    }
    let end = space?.index ?? -1
    while index != Int(end) {
      result.add(axis == .horizontal ? items[index].left : items[index].top, factor)
      guard let parent = items[index].parent else { return }
      index = Int(parent.index)
    }
  }

  /// The nearest common ancestor of both operands, an item counting as its own ancestor.
  ///
  /// A constraint with one operand is read in its parent's space.
  private func commonSpace(_ spec: ConstraintSpec) -> ItemID? {
    if spec.first.origin != nil || spec.second?.origin != nil {
      return commonAncestor(spec.first.items + (spec.second?.items ?? []))
    }
    guard let second = spec.second else { return items[Int(spec.first.item.index)].parent }
    var ancestors: Set<ItemID> = []
    var current: ItemID? = spec.first.item
    // Siblings and parent–child pairs, nearly all constraints there are, need no set.
    let firstParent = items[Int(spec.first.item.index)].parent
    let secondParent = items[Int(second.item.index)].parent
    if firstParent == second.item { return second.item }
    if secondParent == spec.first.item { return spec.first.item }
    if firstParent == secondParent,
      spec.first.item != second.item || !items[Int(second.item.index)].isSpace
    {
      return firstParent
    }
    while let id = current {
      ancestors.insert(id)
      current = items[Int(id.index)].parent
    }
    current = second.item
    while let id = current {
      if ancestors.contains(id) { return id }
      current = items[Int(id.index)].parent
    }
    return nil
  }

  /// The nearest common ancestor of all items, an item counting as its own ancestor.
  func commonAncestor(_ ids: [ItemID]) -> ItemID? {
    var path: [ItemID] = []
    for (index, id) in ids.enumerated() {
      var ancestors: [ItemID] = []
      var current: ItemID? = id
      while let step = current {
        ancestors.append(step)
        current = items[Int(step.index)].parent
      }
      path = index == 0 ? ancestors : path.filter(ancestors.contains)
    }
    return path.first
  }
}
