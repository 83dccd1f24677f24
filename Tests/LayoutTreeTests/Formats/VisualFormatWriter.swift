import LayoutTree
import TestSupport
import VisualFormats

/// Writes visual formats: the way back from values, and random ones.
enum VisualFormatWriter {
  static func text(_ format: VisualFormat) -> String {
    var text = format.axis == .vertical ? "V:" : ""
    if let opening = format.opening { text += "|" + connection(opening.connection) }
    for (index, view) in format.views.enumerated() {
      text += "[\(view.name)\(list(view.predicates))]"
      if index < format.connections.count { text += connection(format.connections[index]) }
    }
    if let closing = format.closing { text += connection(closing.connection) + "|" }
    return text
  }

  private static func connection(_ connection: VisualFormat.Connection) -> String {
    switch connection {
    case .touching: return ""
    case .standard: return "-"
    case .predicates(let predicates):
      // A plain distance has no parentheses.
      if predicates.count == 1, predicates[0].relation == .equal, predicates[0].priority == nil,
        !value(predicates[0].object).hasPrefix("-")
      {
        return "-\(value(predicates[0].object))-"
      }
      return "-\(list(predicates))-"
    }
  }

  private static func list(_ predicates: [VisualFormat.Predicate]) -> String {
    if predicates.isEmpty { return "" }
    return "("
      + predicates.map { predicate in
        let relation =
          switch predicate.relation {
          case .equal: ""
          case .lessThanOrEqual: "<="
          case .greaterThanOrEqual: ">="
          }
        return relation + value(predicate.object)
          + (predicate.priority.map { "@" + value($0) } ?? "")
      }.joined(separator: ",") + ")"
  }

  private static func value(_ value: VisualFormat.Value) -> String {
    switch value {
    case .number(let number):
      number == number.rounded() ? String(Int(number)) : String(number)
    case .name(let name, _): name
    }
  }

  /// A legal format in the form in which ``text(_:)`` writes it.
  static func random(using random: inout SeededRandom) -> String {
    func views() -> VisualFormat.View {
      VisualFormat.View(
        name: names.randomElement(using: &random) ?? "a", column: 0,
        predicates: (0..<Int.random(in: 0...2, using: &random)).map { _ in predicate() })
    }
    func predicate() -> VisualFormat.Predicate {
      VisualFormat.Predicate(
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
          ?? .equal,
        object: object(-50), priority: Bool.random(using: &random) ? object(1) : nil, column: 0)
    }
    func object(_ least: Double) -> VisualFormat.Value {
      if Bool.random(using: &random) {
        return .name(names.randomElement(using: &random) ?? "m", column: 0)
      }
      return .number((Double.random(in: least...999, using: &random) * 4).rounded() / 4)
    }
    func connection() -> VisualFormat.Connection {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .touching
      case 1: .standard
      default: .predicates((0..<Int.random(in: 1...3, using: &random)).map { _ in predicate() })
      }
    }
    func edge() -> VisualFormat.Edge? {
      Bool.random(using: &random) ? VisualFormat.Edge(connection: connection(), column: 0) : nil
    }
    let count = Int.random(in: 1...4, using: &random)
    return text(
      VisualFormat(
        axis: Bool.random(using: &random) ? .horizontal : .vertical, opening: edge(),
        views: (0..<count).map { _ in views() },
        connections: (1..<count).map { _ in connection() }, closing: edge()))
  }

  private static let names = ["a", "b", "_c", "view1", "Größe", "gap_2"]
}
