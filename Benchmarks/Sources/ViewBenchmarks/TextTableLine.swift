internal import Foundation

/// A line of a table with right-aligned whole numbers.
enum TextTableLine {
  /// - Parameters:
  ///   - figures: By column; nil leaves a dash.
  ///   - header: The names of the columns, each as wide as its column.
  static func line(_ figures: [Double?], under header: [String]) -> String {
    zip(figures, header).map { figure, name in
      let text = figure.map { String(format: $0 < 10 ? "%.1f" : "%.0f", $0) } ?? "–"
      return String(repeating: " ", count: max(0, name.count - text.count)) + text
    }.joined(separator: "  ")
  }
}
