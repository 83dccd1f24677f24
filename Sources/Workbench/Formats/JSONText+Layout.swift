internal import Diagnostics
internal import Foundation
internal import ReportFormats

extension JSONText {
  /// Returns the members `line` and `column` of a location that has a position; empty otherwise.
  static func place(of location: Location) -> [(name: String, value: JSONText)] {
    guard let position = location.position else { return [] }
    return [
      ("line", .number(Double(position.line), decimals: 0)),
      ("column", .number(Double(position.column), decimals: 0)),
    ]
  }

  /// Returns a string, or null.
  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  /// Returns a size as `[width, height]`, in points.
  static func size(_ size: CGSize) -> JSONText {
    .array([size.width, size.height].map { .number(Double($0), decimals: 4) })
  }

  /// Returns a rectangle as `[x, y, width, height]`, each accurate to a thousandth of the smallest pixel.
  static func rect(_ rect: CGRect) -> JSONText {
    .array(
      [rect.origin.x, rect.origin.y, rect.width, rect.height].map {
        .number(Double($0), decimals: 4)
      })
  }
}
