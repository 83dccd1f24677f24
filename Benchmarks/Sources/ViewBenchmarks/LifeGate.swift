internal import Foundation

/// What a figure of `--life` may be at most.
struct LifeGate {
  private let name: String
  private let figure: Double?
  private let limit: Double

  /// A gate for a figure; nil was not measured.
  init(_ name: String, _ figure: Double?, atMost limit: Double) {
    self.name = name
    self.figure = figure
    self.limit = limit
  }

  /// A gate for how a figure grows: the exponent of the number of views, 0 for none and 1 for as many times more.
  ///
  /// - Parameters:
  ///   - small: Views and the figure of the smallest tree.
  ///   - large: The same of the largest.
  init(
    growthOf name: String, _ small: (views: Double?, figure: Double?),
    _ large: (views: Double?, figure: Double?)
  ) {
    var growth: Double?
    if let fewer = small.views, let less = small.figure, let more = large.views,
      let figure = large.figure, more > fewer
    {
      growth = log(figure / less) / log(more / fewer)
    }
    self.init("growth of \(name), exponent", growth, atMost: 0.2)
  }

  /// A line of the table: the gate, the figure, the limit and whether it holds.
  var line: String {
    func text(_ number: Double) -> String { String(format: number < 10 ? "%.2f" : "%.0f", number) }
    let padded = name.padding(toLength: 52, withPad: " ", startingAt: 0)
    let result = figure.map { $0 <= limit ? "holds" : "missed" } ?? "not measured"
    return "\(padded) \(figure.map(text) ?? "–")  ≤ \(text(limit))  \(result)"
  }
}
