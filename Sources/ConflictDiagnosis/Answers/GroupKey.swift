internal import ConflictLogs
internal import Diagnostics

/// The key that reports with one cause share.
struct GroupKey {
  /// The lines without addresses, names and texts, in canonical order.
  let text: String

  /// Creates the key of a report.
  init(_ log: ConflictLog) {
    let lines = log.entries.map { entry in
      guard let constraint = entry.constraint else { return "?" }
      let equations = constraint.equations.map { equation in
        let second =
          equation.second.map { " \(Self.kind($0.item)).\($0.attribute.rawValue)" } ?? ""
        return
          "\(Self.kind(equation.first.item)).\(equation.first.attribute.rawValue) \(equation.relation.rawValue)\(second) \(NumberText.text(equation.multiplier, decimals: 3)) \(NumberText.text(equation.constant, decimals: 2))"
      }
      return "\(constraint.identifier ?? "") \(equations.joined(separator: ", "))"
    }
    text = "\(log.isCut ? "cut " : "")\(lines.sorted().joined(separator: "; "))"
  }

  private static func kind(_ item: LogItem) -> String { item.className ?? "?" }
}
