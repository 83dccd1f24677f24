internal import ConflictLogs

/// The lines of a list as rows over the edges of their items, in one coordinate space with y down.
///
/// No hierarchy is required: the edges of all items are measured from one origin, and superviews are used only as the
/// lines contain them. Information that is missing from the lines becomes separate rows with named assumptions.
struct RowSystem {
  /// A quantity of an item in a row.
  enum Quantity: Hashable {
    case minX, maxX, minY, maxY
    case firstBaseline, lastBaseline
    case margin(LogAttribute)
  }

  /// A row that holds under an assumption.
  struct Supposition {
    /// The possible interpretations of a log, of which a proof uses one.
    enum Alternative: Hashable { case common, lowerOrigin, upperOrigin }

    var row: LinearRow
    var supposed: [Assumption]
    var alternative: Alternative
  }

  /// The constraints, in the order of the list.
  let constraints: [LogConstraint]
  /// The items, in order of first occurrence.
  private(set) var items: [LogItem] = []
  /// The rows of the lines, followed by those that always hold.
  private(set) var rows: [LinearRow] = []
  /// The rows that hold under assumptions.
  private(set) var suppositions: [Supposition] = []
  /// Whether a line contains the same name for two views.
  private(set) var hasSharedNames = false
  /// The number of variables.
  private(set) var variableCount = 0

  private var indices: [String: Int] = [:]
  private var variables: [Key: Int] = [:]

  private struct Key: Hashable {
    var item: Int
    var quantity: Quantity
  }

  /// Creates the rows of constraints.
  ///
  /// - Complexity: O(constraints).
  init(_ constraints: [LogConstraint], toolkit: ConflictLog.Toolkit) {
    self.constraints = constraints
    let superviews = SuperviewGuess(constraints)
    for (line, constraint) in constraints.enumerated() {
      for (place, equation) in constraint.equations.enumerated() {
        add(
          equation, of: constraint, .line(line, equation: place), superviews, toolkit)
      }
    }
    for item in items.indices { addLengths(item) }
    for item in items.indices { addMargins(item) }
    addBaselines()
  }

  /// Returns the index of an item among all.
  private mutating func index(of item: LogItem) -> Int {
    if let index = indices[item.key] {
      // A later line may provide more information.
      if items[index].className == nil { items[index].className = item.className }
      if items[index].text == nil { items[index].text = item.text }
      if items[index].name == nil { items[index].name = item.name }
      return index
    }
    indices[item.key] = items.count
    items.append(item)
    return items.count - 1
  }

  private mutating func variable(_ item: Int, _ quantity: Quantity) -> Int {
    let key = Key(item: item, quantity: quantity)
    if let variable = variables[key] { return variable }
    variables[key] = variableCount
    variableCount += 1
    return variableCount - 1
  }

  private mutating func sum(_ item: Int, _ parts: [(Quantity, Double)]) -> LinearSum {
    var sum = LinearSum()
    for (quantity, coefficient) in parts { sum.add(variable(item, quantity), coefficient) }
    return sum
  }

  /// Returns an attribute of an item as a sum of its edges.
  mutating func sum(_ side: LogEquation.Side) -> LinearSum {
    let item = index(of: side.item)
    func margin(_ attribute: LogAttribute) -> Quantity { .margin(attribute) }
    return switch side.attribute {
    case .left, .leading, .minX: sum(item, [(.minX, 1)])
    case .right, .trailing, .maxX: sum(item, [(.maxX, 1)])
    case .top, .minY: sum(item, [(.minY, 1)])
    case .bottom, .maxY: sum(item, [(.maxY, 1)])
    case .width: sum(item, [(.maxX, 1), (.minX, -1)])
    case .height: sum(item, [(.maxY, 1), (.minY, -1)])
    case .centerX, .midX: sum(item, [(.minX, 0.5), (.maxX, 0.5)])
    case .centerY, .midY: sum(item, [(.minY, 0.5), (.maxY, 0.5)])
    case .baseline, .lastBaseline: sum(item, [(.lastBaseline, 1)])
    case .firstBaseline: sum(item, [(.firstBaseline, 1)])
    case .leftMargin, .leadingMargin: sum(item, [(.minX, 1), (margin(.leftMargin), 1)])
    case .rightMargin, .trailingMargin: sum(item, [(.maxX, 1), (margin(.rightMargin), -1)])
    case .topMargin: sum(item, [(.minY, 1), (margin(.topMargin), 1)])
    case .bottomMargin: sum(item, [(.maxY, 1), (margin(.bottomMargin), -1)])
    case .centerXWithinMargins:
      sum(
        item,
        [(.minX, 0.5), (.maxX, 0.5), (margin(.leftMargin), 0.5), (margin(.rightMargin), -0.5)])
    case .centerYWithinMargins:
      sum(
        item,
        [(.minY, 0.5), (.maxY, 0.5), (margin(.topMargin), 0.5), (margin(.bottomMargin), -0.5)])
    }
  }

  private mutating func add(
    _ equation: LogEquation, of constraint: LogConstraint, _ origin: LinearRow.Origin,
    _ superviews: SuperviewGuess, _ toolkit: ConflictLog.Toolkit
  ) {
    guard equation.priority >= 1000 else { return }
    // Two views may have the same name, and the line does not reveal which one it refers to.
    if let second = equation.second, second.item.address == nil,
      second.item.key == equation.first.item.key, equation.first.attribute != second.attribute,
      equation.first.attribute.isEdge, second.attribute.isEdge
    {
      hasSharedNames = true
      return
    }
    var left = sum(equation.first)
    if let second = equation.second {
      left = left.adding(sum(second), times: -equation.multiplier)
    }
    left.constant -= equation.constant
    let tolerance = Self.tolerance(equation.constant) + Self.tolerance(equation.multiplier)
    // A position from a mask is measured in the superview.
    if equation.second == nil, equation.first.attribute.isMaskPlace {
      let item = equation.first.item
      guard let superview = constraint.superview ?? superviews.superview(of: item) else { return }
      let isUpward = toolkit == .appKit && !equation.first.attribute.isHorizontal
      let place = left.adding(
        sum(LogEquation.Side(superview, equation.first.attribute.origin)), times: -1)
      let isStated = constraint.superview != nil
      if isStated, !isUpward {
        rows.append(place.row(equation.relation, tolerance: tolerance, origin))
        return
      }
      var supposed = isStated ? [] : [Assumption.superview(of: item, superview)]
      guard isUpward else {
        add(place.row(equation.relation, tolerance: tolerance, origin), supposed, .common)
        return
      }
      add(
        upward(equation, superview).row(equation.relation, tolerance: tolerance, origin),
        supposed + [.lowerOrigin(superview)], .lowerOrigin)
      supposed.append(.upperOrigin(superview))
      add(place.row(equation.relation, tolerance: tolerance, origin), supposed, .upperOrigin)
      return
    }
    rows.append(left.row(equation.relation, tolerance: tolerance, origin))
  }

  /// Returns a mask's position as measured upwards from the lower edge of the superview.
  private mutating func upward(_ equation: LogEquation, _ superview: LogItem) -> LinearSum {
    let attribute: LogAttribute =
      switch equation.first.attribute {
      case .minY: .bottom
      case .maxY: .top
      default: .centerY
      }
    var up = sum(LogEquation.Side(superview, .bottom))
      .adding(sum(LogEquation.Side(equation.first.item, attribute)), times: -1)
    up.constant -= equation.constant
    return up
  }

  private mutating func add(
    _ row: LinearRow, _ supposed: [Assumption], _ alternative: Supposition.Alternative
  ) {
    suppositions.append(Supposition(row: row, supposed: supposed, alternative: alternative))
  }

  /// Adds nonnegative lengths for items whose opposite edges both occur.
  private mutating func addLengths(_ item: Int) {
    for (low, high) in [(Quantity.minX, Quantity.maxX), (.minY, .maxY)] {
      guard variables[Key(item: item, quantity: low)] != nil,
        variables[Key(item: item, quantity: high)] != nil
      else { continue }
      rows.append(
        sum(item, [(high, 1), (low, -1)])
          .row(.atLeast, .length(item: item)))
    }
  }

  private mutating func suppose(
    _ sum: LinearSum, _ relation: LogRelation, _ assumption: Assumption
  ) {
    add(sum.row(relation, .assumption(assumption)), [assumption], .common)
  }

  /// The default margin of UIKit's views, in points.
  private static let defaultMargin = 8.0

  private mutating func addMargins(_ item: Int) {
    for attribute in [
      LogAttribute.leftMargin, .rightMargin, .topMargin, .bottomMargin,
    ] where variables[Key(item: item, quantity: .margin(attribute))] != nil {
      var margin = sum(item, [(.margin(attribute), 1)])
      margin.constant = -Self.defaultMargin
      suppose(margin, .equal, .defaultMargin(items[item], attribute))
      rows.append(
        sum(item, [(.margin(attribute), 1)]).row(.atLeast, .margin))
    }
  }

  private mutating func addBaselines() {
    var others: [String: Int] = [:]
    for item in items.indices {
      for (baseline, edge) in [
        (Quantity.firstBaseline, Quantity.minY), (.lastBaseline, .maxY),
      ] where variables[Key(item: item, quantity: baseline)] != nil {
        let inside = Assumption.baselineInside(items[item])
        suppose(sum(item, [(baseline, 1), (.minY, -1)]), .atLeast, inside)
        suppose(sum(item, [(.maxY, 1), (baseline, -1)]), .atLeast, inside)
        guard let name = items[item].className else { continue }
        // One equation relative to the first view of a class is sufficient for all pairs.
        let kind = "\(name) \(edge)"
        if let other = others[kind] {
          let row = sum(item, [(baseline, 1), (edge, -1)])
            .adding(sum(other, [(baseline, 1), (edge, -1)]), times: -1)
          suppose(row, .equal, .equalBaselines(items[other], items[item]))
        } else {
          others[kind] = item
        }
      }
    }
  }

  /// Returns the maximum rounding error of a number: logs print six digits.
  private static func tolerance(_ number: Double) -> Double {
    number == number.rounded() ? 0 : 0.005
  }
}

extension LogAttribute {
  /// Whether the attribute is a position from a mask in the superview's space.
  var isMaskPlace: Bool {
    switch self {
    case .minX, .midX, .maxX, .minY, .midY, .maxY: true
    default: false
    }
  }

  /// Whether the attribute is an edge.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The edge of the superview from which such a position is measured.
  var origin: LogAttribute { isHorizontal ? .left : .top }
}

/// The superviews of items whose lines do not contain them.
struct SuperviewGuess {
  private var partners: [String: [String: (item: LogItem, count: Int)]] = [:]
  private var containers: [String: LogItem] = [:]

  /// Creates the superviews from formats, which contain them, and from equations between edges.
  init(_ constraints: [LogConstraint]) {
    for constraint in constraints {
      if let superview = constraint.superview {
        for item in constraint.items where item.key != superview.key {
          containers[item.key] = containers[item.key] ?? superview
        }
      }
      for equation in constraint.equations {
        guard let second = equation.second, equation.first.item.key != second.item.key,
          equation.first.attribute == second.attribute, equation.multiplier == 1
        else { continue }
        count(equation.first.item, beside: second.item)
        count(second.item, beside: equation.first.item)
      }
    }
  }

  private mutating func count(_ item: LogItem, beside other: LogItem) {
    partners[item.key, default: [:]][other.key, default: (other, 0)].count += 1
  }

  /// Returns the superview in a format, or the only item whose equal edges are connected to the item's.
  func superview(of item: LogItem) -> LogItem? {
    if let container = containers[item.key] { return container }
    guard let partners = partners[item.key] else { return nil }
    let most = partners.values.map(\.count).max()
    let found = partners.values.filter { $0.count == most }
    return found.count == 1 ? found.first?.item : nil
  }
}
