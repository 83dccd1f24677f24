internal import Foundation

extension LayoutExplanation: @MainActor CustomStringConvertible {
  /// The explanation as lines: the value, its summands, overruled constraints, free variables, and changes that
  /// would affect it.
  public var description: String { lines { _ in nil }.joined(separator: "\n") }

  /// The lines of ``description``.
  ///
  /// - Parameter remark: Returns the text after a constraint, such as its location in a document; nil for none.
  package func lines(remark: (Statement) -> String?) -> [String] {
    func text(_ statement: Statement) -> String {
      statement.text + (remark(statement).map { "   " + $0 } ?? "")
    }
    var lines = ["\(subject) = \(Self.number(value))"]
    lines += sum(text)
    lines += losers.prefix(Self.listed).map {
      "  lost by \(Self.number(abs($0.shortfall))) at \(Self.number($0.priority.rawValue)): "
        + text($0.statement)
    }
    if losers.count > Self.listed {
      lines.append("  and \(losers.count - Self.listed) more that lost")
    }
    lines += free.map { "  free: nothing holds \($0.text)" }
    lines += repetitions.map { "  repeats this: " + text($0) }
    lines += levers.map {
      "  would be \(Self.number($0.value)) with a \($0.property) below "
        + "\(Self.number($0.threshold.rawValue)) of " + text($0.statement)
    }
    return lines
  }

  /// The maximum number of overruled constraints in the text; the properties contain all.
  private static let listed = 5

  /// The summands of the value, one per line.
  private func sum(_ words: (Statement) -> String) -> [String] {
    var rows: [(amount: CGFloat, text: String)] = equations.map { equation in
      let text = words(equation.statement)
      guard abs(abs(equation.weight) - 1) > 1e-9, equation.requested != 0 else {
        return (equation.contribution, text)
      }
      return (
        equation.contribution,
        "\(Self.factor(equation.weight)) × \(Self.factor(equation.requested)): \(text)"
      )
    }
    rows += free.map { ($0.contribution, "\($0.text) as it was") }
    if constant != 0 { rows.append((constant, "from the edge to the baseline")) }
    let amounts = rows.enumerated().map { index, row in
      Self.signed(row.amount, isFirst: index == 0)
    }
    let width = amounts.map(\.count).max() ?? 0
    return zip(amounts, rows).map { amount, row in
      "  " + String(repeating: " ", count: width - amount.count) + amount + "  " + row.text
    }
  }

  private static func signed(_ amount: CGFloat, isFirst: Bool) -> String {
    let sign = amount < 0 ? "− " : isFirst ? "" : "+ "
    return sign + number(abs(amount))
  }

  /// A number with the minus sign of sums.
  private static func factor(_ value: Double) -> String {
    (value < 0 ? "−" : "") + number(abs(value))
  }

  private static func number(_ value: CGFloat) -> String { number(Double(value)) }
  private static func number(_ value: Float) -> String { number(Double(value)) }
  /// Three decimals at most: a thousandth of a point is below any pixel.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return ConstraintDescription.number(rounded == 0 ? 0 : rounded)
  }
}
