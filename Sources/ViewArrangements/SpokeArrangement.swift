package import Foundation

/// The layout of an activity indicator's spokes.
///
/// A pure function of a rectangle and a diameter; points, y down.
package struct SpokeArrangement {
  /// The number of spokes.
  package static let count = 8

  private let middle: CGPoint
  private let radius: CGFloat

  /// Creates a layout of spokes centred in bounds.
  ///
  /// - Parameter diameter: The maximum width of their circle.
  package init(bounds: CGRect, diameter: CGFloat) {
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    radius = min(diameter, min(bounds.width, bounds.height)) / 2
  }

  /// The width of a spoke, in points.
  package var width: CGFloat { radius * 0.2 }
  /// The inner and the outer end of a spoke; the first points up, the others follow clockwise.
  package func spoke(_ index: Int) -> [CGPoint] {
    let angle = Double(index) * .pi / 4 - .pi / 2
    let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
    return [0.5, 0.9].map { part in
      CGPoint(x: middle.x + x * radius * part, y: middle.y + y * radius * part)
    }
  }
}
