package import Diagnostics
internal import Foundation

extension NumberText {
  /// A number with six significant digits, in the format of C's `%g`: for lengths in tables and messages,
  /// whose last digits are rounding errors.
  package static func significant(_ value: Double) -> String { String(format: "%g", value) }
}
