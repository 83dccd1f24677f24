internal import Foundation

/// Numbers as people read them.
enum Format {
  /// What stands where nothing was measured.
  static let none = "–"

  /// A duration with three digits and a fitting unit.
  static func time(_ seconds: Double?) -> String {
    guard let seconds else { return none }
    for (unit, scale) in [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)] where seconds >= scale {
      return "\(digits(seconds / scale)) \(unit)"
    }
    return "\(digits(seconds / 1e-9)) ns"
  }

  /// A figure in its own unit.
  static func figure(_ figure: Figure, _ value: Double?) -> String {
    guard figure.isMemory else { return time(value) }
    return value.map { String(Int($0.rounded())) } ?? none
  }

  /// How many times as much.
  static func ratio(_ value: Double?) -> String { value.map { "\(digits($0))×" } ?? none }

  /// An exponent.
  static func exponent(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? none
  }

  private static func digits(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}
