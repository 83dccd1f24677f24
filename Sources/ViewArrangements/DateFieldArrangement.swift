package import Foundation

/// The positions of the fields of a compact date picker.
///
/// A pure function of widths in points. Fields are as wide as their words and stand at the trailing end; too
/// many become narrower.
package struct DateFieldArrangement {
  /// The fields, from the left.
  package let fields: [CGRect]
  /// The room for the words of each field.
  package let words: [CGRect]

  /// Between fields, in points.
  private static let gap: CGFloat = 6
  /// Beside the words of a field, on each side, in points.
  private static let padding: CGFloat = 11

  /// Creates an arrangement of fields around words of some widths.
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
