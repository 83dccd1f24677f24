package import Foundation

/// The layout of a compact date picker's fields.
///
/// A pure function of widths in points. Fields have the width of their texts and are at the trailing end; if
/// there are too many they become narrower.
package struct DateFieldArrangement {
  /// The fields, from the left.
  package let fields: [CGRect]
  /// The text rectangles of the fields.
  package let words: [CGRect]

  /// The gap between fields, in points.
  private static let gap: CGFloat = 6
  /// The padding on each side of a field's text, in points.
  private static let padding: CGFloat = 11

  /// Creates a layout of fields for texts of given widths.
  package init(bounds: CGRect, words widths: [CGFloat], isRightToLeft: Bool) {
    let natural = widths.map { $0 + 2 * Self.padding }
    let wanted = natural.reduce(0, +) + Self.gap * CGFloat(widths.count - 1)
    let shrink = wanted > bounds.width && wanted > 0 ? bounds.width / wanted : 1
    var left = isRightToLeft ? bounds.minX : bounds.maxX - wanted * shrink
    fields = natural.map { width in
      let field = CGRect(
        x: left, y: bounds.minY, width: width * shrink, height: bounds.height)
      left = field.maxX + Self.gap * shrink
      return field
    }
    words = zip(fields, natural).map { field, width in
      field.insetBy(dx: min(4, width / 8), dy: 0)
    }
  }
}
