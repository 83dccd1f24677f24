internal import Foundation

extension UIFont.TextStyle {
  /// The font size in points at a text size; an unspecified text size is the default.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", Dynamic Type sizes. Fonts of iOS 13 report the
  /// same, but 41 for `caption2` at the largest.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let column = category.rank ?? 3
    return switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60][column]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58][column]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56][column]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55][column]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49][column]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51][column]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44][column]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43][column]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40][column]
    default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][column]
    }
  }

  /// The weight, whatever the size.
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// The distance between baselines in points, at a font size in points.
  ///
  /// Larger than a line, so that lines of a style stand apart (two of `body` are 42.5 high, not 41).
  /// Source: as `size(at:)`, whose distances follow the size in all styles but one; stored labels of two and
  /// more lines agree at the default size.
  func lineDistance(_ size: CGFloat) -> CGFloat {
    switch size {
    case ...11: size + 2
    case ...12: size + 4
    case 21 where self == .subheadline: 28
    case ...21: size + 5
    case ...29: size + 6
    case ...37: size + 7
    case ...44: size + 8
    case ...53: size + 9
    default: size + 10
    }
  }
}
