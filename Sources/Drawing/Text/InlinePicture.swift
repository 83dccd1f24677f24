package import Foundation

/// A picture in a line of text that replaces a character.
///
/// Two pictures are equal only if they are the same object.
package final class InlinePicture: Hashable, Sendable {
  /// The character that a picture replaces: U+FFFC.
  package static let letter: Character = "\u{FFFC}"

  /// The rectangle in points, with y *up*: a minimal y of zero puts the picture's lower edge on the baseline.
  package let bounds: CGRect
  private let paint: @Sendable (CGContext, CGRect, CGColor) -> Void

  /// Creates a picture with a size; numbers that are not finite become zero.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points, with y up from the baseline.
  ///   - paint: Draws into a rectangle with y down; the colour is that of the replaced text.
  package init(bounds: CGRect, paint: @escaping @Sendable (CGContext, CGRect, CGColor) -> Void) {
    let standard = bounds.standardized
    let parts = [standard.minX, standard.minY, standard.width, standard.height]
    let limit: CGFloat = 100_000
    self.bounds = parts.allSatisfy { $0.isFinite && abs($0) < limit } ? standard : .zero
    self.paint = paint
  }

  /// Draws with the start of the baseline at `point`; y grows down.
  func draw(in context: CGContext, at point: CGPoint, _ color: CGColor) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = CGRect(
      x: point.x + bounds.minX, y: point.y - bounds.maxY, width: bounds.width,
      height: bounds.height)
    paint(context, place, color)
  }

  /// Whether both are the same object.
  package static func == (a: InlinePicture, b: InlinePicture) -> Bool { a === b }
  /// By identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
