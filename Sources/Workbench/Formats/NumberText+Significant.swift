package import Diagnostics
internal import Foundation

extension NumberText {
  /// A number with six significant digits, as `%g` of C writes it: for lengths in tables and sentences, whose
  /// last digits are rounding.
  package static func significant(_ value: Double) -> String { String(format: "%g", value) }
}
