internal import Simplex

/// Attributes as linear expressions: together with ``Item`` the only place that knows which
/// variables an item has.
extension LayoutEngine {
  /// A constraint as a row: `first − multiplier · second − constant`.
  ///
  /// Both sides are taken in the space of the nearest item that holds both, and in its direction: a
  /// constraint arranges the content of that item. Where leading is right, the reading direction runs
  /// against x, so a horizontal place and its constant change sign together and the relation keeps
  /// meaning "further along".
  ///
  /// - SeeAlso: `Documentation/Decisions/reading-direction.md`.
  func expression(of spec: ConstraintSpec) -> Expression {
    let space = commonSpace(spec)
    let runsLeft = space.map { items[Int($0.index)].isRightToLeft } ?? false
    let mirrored = runsLeft && isDirectional(spec)
    let sign: Double = mirrored ? -1 : 1
    var result = expression(spec.first, in: space, runsLeft: runsLeft)
    if mirrored { result = negated(result) }
    if let second = spec.second {
      result.add(
        expression(second, in: space, runsLeft: runsLeft), times: -sign * spec.multiplier)
    }
    result.constant -= spec.constant
    return result
  }

  private func isDirectional(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether a constraint speaks of places along the reading direction.
  private func isDirectional(_ spec: ConstraintSpec) -> Bool {
    // A distance is a length and turns around by itself.
    func isPlace(_ operand: Operand) -> Bool {
      operand.origin == nil && isDirectional(operand.attribute)
    }
    return isPlace(spec.first) || spec.second.map(isPlace) ?? false
  }

  private func negated(_ expression: Expression) -> Expression {
    var result = Expression()
    result.add(expression, times: -1)
    return result
  }

  /// A distance: the place less the one it is measured from, in reading direction.
  private func distance(
    _ operand: Operand, from origin: Operand.Origin, in space: ItemID?, runsLeft: Bool
  ) -> Expression {
    var result = expression(
      Operand(operand.item, operand.attribute), in: space, runsLeft: runsLeft)
    result.add(
      expression(Operand(origin.item, origin.attribute), in: space, runsLeft: runsLeft), times: -1)
    let isDirected = [operand.attribute, origin.attribute].contains(where: isDirectional)
    return runsLeft && isDirected ? negated(result) : result
  }

  /// One operand in the space of an ancestor; leading is right if reading there runs to the left.
  func expression(_ operand: Operand, in space: ItemID?, runsLeft: Bool) -> Expression {
    if let origin = operand.origin {
      return distance(operand, from: origin, in: space, runsLeft: runsLeft)
    }
    let item = items[Int(operand.item.index)]
    if let plain = operand.attribute.withoutMargin {
      let target = item.margins ?? operand.item
      let physical = physicalAttribute(plain, isRightToLeft: runsLeft)
      return expression(Operand(target, physical), in: space, runsLeft: runsLeft)
    }
    switch physicalAttribute(operand.attribute, isRightToLeft: runsLeft) {
    case .left: return place(operand.item, .horizontal, 0, in: space)
    case .right: return place(operand.item, .horizontal, 1, in: space)
    case .centerX: return place(operand.item, .horizontal, 0.5, in: space)
    case .top: return place(operand.item, .vertical, 0, in: space)
    case .bottom: return place(operand.item, .vertical, 1, in: space)
    case .centerY: return place(operand.item, .vertical, 0.5, in: space)
    case .width: return Expression(item.width)
    case .height: return Expression(item.height)
    case .firstBaseline: return baseline(item.firstBaseline, of: operand.item, in: space)
    case .lastBaseline: return baseline(item.lastBaseline, of: operand.item, in: space)
    default: return Expression()
    }
  }

  private func physicalAttribute(_ attribute: Attribute, isRightToLeft: Bool) -> Attribute {
    switch attribute {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: attribute
    }
  }

  /// A baseline; rules that pass it on are followed down, which ends because a tree has no cycle
  /// below a depth of its own item count.
  private func baseline(_ rule: BaselineRule, of id: ItemID, in space: ItemID?, depth: Int = 0)
    -> Expression
  {
    guard depth < items.count else { return place(id, .vertical, 1, in: space) }
    switch rule {
    case .top(let distance):
      return place(id, .vertical, 0, in: space, plus: distance)
    case .bottom(let distance):
      return place(id, .vertical, 1, in: space, plus: -distance)
    case .center(let distance):
      return place(id, .vertical, 0.5, in: space, plus: distance)
    case .firstBaseline(let other):
      return baseline(
        items[Int(other.index)].firstBaseline, of: other, in: space, depth: depth + 1)
    case .lastBaseline(let other):
      return baseline(
        items[Int(other.index)].lastBaseline, of: other, in: space, depth: depth + 1)
    }
  }

  /// A place in an item: its origin plus a part of its length, seen from an ancestor (or itself).
  func place(
    _ id: ItemID, _ axis: Axis, _ part: Double, in space: ItemID?, plus distance: Double = 0
  ) -> Expression {
    let item = items[Int(id.index)]
    var result = Expression(constant: distance)
    if part != 0 { result.add(axis == .horizontal ? item.width : item.height, part) }
    var current: ItemID? = id
    while let step = current, step != space {
      let item = items[Int(step.index)]
      result.add(axis == .horizontal ? item.left : item.top, 1)
      current = item.parent
    }
    return result
  }

  /// The nearest item that is an ancestor of both operands, an item counting as its own.
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

  /// The nearest item that is an ancestor of all, an item counting as its own.
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
