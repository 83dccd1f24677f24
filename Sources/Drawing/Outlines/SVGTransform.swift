import Foundation

/// A reader of the attribute `transform`.
///
/// - SeeAlso: W3C, "CSS Transforms Module Level 1", 8, the syntax of SVG's attribute.
enum SVGTransform {
  /// Returns the product of the functions in an attribute; the identity for one with a mistake.
  static func transform(_ text: String?) -> CGAffineTransform {
    guard let text else { return .identity }
    var result = CGAffineTransform.identity
    for part in text.prefix(10_000).split(separator: ")") {
      let pair = part.split(separator: "(", maxSplits: 1)
      guard pair.count == 2 else {
        return part.allSatisfy { $0.isWhitespace || $0 == "," } ? result : .identity
      }
      let name = pair[0].drop { $0.isWhitespace || $0 == "," }.prefix { !$0.isWhitespace }
      guard let next = function(name, SVGNumbers.list(String(pair[1]), atMost: 7)) else {
        return .identity
      }
      // The first function is the outermost.
      result = next.concatenating(result)
    }
    return result
  }

  private static func function(_ name: Substring, _ numbers: [Double]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    case ("translate", 1...2):
      return CGAffineTransform(1, 0, 0, 1, numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2):
      return CGAffineTransform(numbers[0], 0, 0, numbers.count > 1 ? numbers[1] : numbers[0], 0, 0)
    case ("rotate", 1), ("rotate", 3):
      let angle = numbers[0].truncatingRemainder(dividingBy: 360) * .pi / 180
      let (c, s) = (cos(angle), sin(angle))
      let (x, y) = numbers.count == 3 ? (numbers[1], numbers[2]) : (0, 0)
      return CGAffineTransform(c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
    case ("skewX", 1): return CGAffineTransform(1, 0, tan(numbers[0] * .pi / 180), 1, 0, 0)
    case ("skewY", 1): return CGAffineTransform(1, tan(numbers[0] * .pi / 180), 0, 1, 0, 0)
    default: return nil
    }
  }
}
