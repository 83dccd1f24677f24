internal import ConflictLogs
internal import Diagnostics

/// Log lines in plain words.
struct LineWords {
  let names: ItemNames
  let containers: Containers

  /// Creates descriptions for the lines of a list.
  init(_ constraints: [LogConstraint]) {
    containers = Containers(constraints)
    names = ItemNames(constraints, containers)
  }

  /// Returns a number of points.
  static func points(_ value: Double) -> String {
    NumberText.text(value == 0 ? 0 : value, decimals: 2)
  }

  /// Returns the shape of an equation.
  func shape(_ equation: LogEquation) -> LineShape { LineShape(equation, containers) }

  /// Returns a constraint as a clause, such as `the label "Name" is at least 84 high`.
  func clause(_ constraint: LogConstraint) -> String {
    constraint.equations.map { clause($0) }.joined(separator: ", ")
  }

  /// Returns an equation as a clause.
  ///
  /// - Parameter shape: The shape to use regardless of the constant; nil for the equation's own.
  func clause(_ equation: LogEquation, as shape: LineShape? = nil) -> String {
    let isHorizontal = equation.first.attribute.isHorizontal
    let bound = Self.bound(equation.relation)
    switch shape ?? self.shape(equation) {
    case .length(let item):
      return
        "\(names(item)) is \(bound)\(Self.points(equation.constant)) \(isHorizontal ? "wide" : "high")"
    case .proportion(let first, let second):
      return proportion(equation, first, second, bound)
    case .inset(let inner, let outer, let end):
      return inset(equation, inner, outer, end)
    case .gap(let before, let after):
      return gap(equation, before, after)
    case .centre(let item, let outer):
      let way = equation.constant == 0 ? "" : ", moved by \(Self.points(equation.constant))"
      let axis = isHorizontal ? "across" : "down"
      return "\(names(item)) is \(bound)centered \(axis) in \(names(outer))\(way)"
    case .place(let item):
      let place =
        switch equation.first.attribute {
        case .minX, .minY: "begins"
        case .midX, .midY: "has its center"
        default: "ends"
        }
      return "the frame of \(names(item)) \(place) at \(bound)\(Self.points(equation.constant))"
    case .baseline(let first, let second):
      let distance =
        equation.constant == 0
        ? "at" : "\(bound)\(Self.points(abs(equation.constant))) from"
      return
        "\(attributeName(equation.first.attribute)) of \(names(first)) lies \(distance) \(equation.second.map { attributeName($0.attribute) } ?? "that") of \(names(second))"
    case .other(let first, let second):
      return other(equation, first, second, bound)
    }
  }

  private static func bound(_ relation: LogRelation) -> String {
    switch relation {
    case .equal: ""
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }

  private func proportion(
    _ equation: LogEquation, _ first: LogItem, _ second: LogItem, _ bound: String
  ) -> String {
    let kind = equation.first.attribute == .width ? "wide" : "high"
    let other = equation.second?.attribute == .width ? "wide" : "high"
    let extra =
      equation.constant == 0
      ? "" : " \(equation.constant < 0 ? "less" : "and") \(Self.points(abs(equation.constant)))"
    let times =
      equation.multiplier == 1 ? "" : "\(NumberText.text(equation.multiplier, decimals: 4)) times "
    if first.key == second.key {
      return "\(names(first)) is \(bound)\(times)as \(kind) as it is \(other)\(extra)"
    }
    let end = kind == other ? "" : " is \(other)"
    return "\(names(first)) is \(bound)\(times)as \(kind) as \(names(second))\(end)\(extra)"
  }

  private func inset(
    _ equation: LogEquation, _ inner: LogItem, _ outer: LogItem, _ end: LineShape.End
  ) -> String {
    let isInnerFirst = equation.first.item.key == inner.key
    // The inward distance of the inner edge from the outer one.
    var distance = equation.constant
    if !isInnerFirst { distance.negate() }
    if end == .far { distance.negate() }
    if distance == 0 { distance = 0 }
    let isTurned = isInnerFirst == (end == .far)
    let relation = isTurned ? equation.relation.flipped : equation.relation
    let attribute = isInnerFirst ? equation.second?.attribute : equation.first.attribute
    let edge = attribute.map(attributeName) ?? "the edge"
    let verb = end == .near ? "begins" : "ends"
    if distance == 0, relation == .equal {
      return "\(names(inner)) \(verb) at \(edge) of \(names(outer))"
    }
    let side = distance < 0 ? "outside" : "inside"
    return
      "\(names(inner)) \(verb) \(Self.bound(distance < 0 ? relation.flipped : relation))\(Self.points(abs(distance))) \(side) \(edge) of \(names(outer))"
  }

  private func gap(_ equation: LogEquation, _ before: LogItem, _ after: LogItem) -> String {
    let isAfterFirst = equation.first.item.key == after.key
    let distance = isAfterFirst ? equation.constant : -equation.constant
    let relation = isAfterFirst ? equation.relation : equation.relation.flipped
    if distance < 0, relation == .equal {
      return "\(names(after)) overlaps \(names(before)) by \(Self.points(-distance))"
    }
    let side = equation.first.attribute.isHorizontal ? "after" : "below"
    return
      "\(names(after)) begins \(Self.bound(relation))\(Self.points(distance == 0 ? 0 : distance)) \(side) \(names(before))"
  }

  private func other(
    _ equation: LogEquation, _ first: LogItem, _ second: LogItem?, _ bound: String
  ) -> String {
    let left = "\(attributeName(equation.first.attribute)) of \(names(first))"
    guard let second, let attribute = equation.second?.attribute else {
      return "\(left) is \(bound)\(Self.points(equation.constant))"
    }
    let times =
      equation.multiplier == 1 ? "" : "\(NumberText.text(equation.multiplier, decimals: 4)) times "
    let extra =
      equation.constant == 0
      ? "" : " \(equation.constant < 0 ? "less" : "and") \(Self.points(abs(equation.constant)))"
    let verb = equation.first.attribute.isLength ? "is" : "lies at"
    return "\(left) \(verb) \(bound)\(times)\(attributeName(attribute)) of \(names(second))\(extra)"
  }

  /// Returns the noun for an attribute.
  private func attributeName(_ attribute: LogAttribute) -> String {
    switch attribute {
    case .left, .minX: "the left edge"
    case .right, .maxX: "the right edge"
    case .top, .minY: "the top"
    case .bottom, .maxY: "the bottom"
    case .leading: "the leading edge"
    case .trailing: "the trailing edge"
    case .width: "the width"
    case .height: "the height"
    case .centerX, .centerY, .midX, .midY: "the center"
    case .baseline, .lastBaseline: "the last baseline"
    case .firstBaseline: "the first baseline"
    case .leftMargin: "the left margin"
    case .rightMargin: "the right margin"
    case .topMargin: "the top margin"
    case .bottomMargin: "the bottom margin"
    case .leadingMargin: "the leading margin"
    case .trailingMargin: "the trailing margin"
    case .centerXWithinMargins, .centerYWithinMargins: "the center between the margins"
    }
  }
}

extension LogRelation {
  /// The relation after both sides are negated.
  var flipped: LogRelation {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}
