public import Drawing
public import Foundation

/// Conversions between geometry and strings.
///
/// A malformed string gives zeros.
///
/// Source: Apple, "NSCoder", UIKit additions.
extension NSCoder {
  /// A point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    NSStringFromCGPoint(CGPoint(x: vector.dx, y: vector.dy))
  }
  /// A size as `{width, height}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// Insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    NSStringFromUIEdgeInsets(
      UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  /// A displacement as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    NSStringFromCGPoint(CGPoint(x: offset.horizontal, y: offset.vertical))
  }

  /// The point of a string.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = GeometryText.numbers(string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }
  /// The vector of a string.
  public class func cgVector(for string: String) -> CGVector {
    let n = GeometryText.numbers(string, count: 2)
    return CGVector(dx: n[0], dy: n[1])
  }
  /// The size of a string.
  public class func cgSize(for string: String) -> CGSize {
    let n = GeometryText.numbers(string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }
  /// The rectangle of a string.
  public class func cgRect(for string: String) -> CGRect {
    let n = GeometryText.numbers(string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
  /// The transform of a string, in braces or as it is written here, in brackets; the identity if the string is
  /// malformed.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let brackets: (Character, Character) = string.first == "{" ? ("{", "}") : ("[", "]")
    guard let n = GeometryText.wellFormed(string, count: 6, brackets: brackets) else {
      return .identity
    }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The insets of a string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText.numbers(string, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// The insets of a string.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = GeometryText.numbers(string, count: 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// The displacement of a string.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = GeometryText.numbers(string, count: 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}

/// Reads numbers between brackets.
private enum GeometryText {
  /// Reads a fixed number of numbers in braces; returns zeros if the text is malformed.
  static func numbers(_ text: String, count: Int) -> [CGFloat] {
    wellFormed(text, count: count, brackets: ("{", "}")) ?? Array(repeating: 0, count: count)
  }
  /// Reads a fixed number of numbers; nil if the text is malformed.
  static func wellFormed(
    _ text: String, count: Int, brackets: (Character, Character)
  ) -> [CGFloat]? {
    guard text.first == brackets.0, text.last == brackets.1 else { return nil }
    let parts = text.filter { $0 != brackets.0 && $0 != brackets.1 }.split(separator: ",")
    let numbers = parts.compactMap {
      Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
    }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
