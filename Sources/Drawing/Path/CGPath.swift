public import Foundation

/// An immutable outline of lines and Bézier curves.
///
/// ```swift
/// let path = CGMutablePath()
/// path.addRect(CGRect(x: 0, y: 0, width: 40, height: 30))
/// path.addEllipse(in: CGRect(x: 10, y: 5, width: 20, height: 20))
/// print(path.boundingBox.width, path.boundingBox.height)  // 40.0 30.0
/// print(path.contains(CGPoint(x: 2, y: 2), using: .evenOdd))  // true
/// print(path.contains(CGPoint(x: 20, y: 15), using: .evenOdd))  // false
/// ```
///
/// - Units: Those of the space in which the path is drawn.
/// - Errors: None. Steps with numbers that are not finite are stored, ignored in bounding boxes, and skipped when
///   drawn.
/// - Complexity: Copying is O(1) until a step is added; bounding boxes, transforms, `contains` and comparison are
///   O(steps).
/// - SeeAlso: Apple, "CGPath"; `Rules/Drawing.md#bounds-of-paths`.
public class CGPath: Hashable {
  /// The steps, in order.
  package fileprivate(set) var elements: [PathElement]

  /// Creates a path from its steps.
  package init(elements: [PathElement]) { self.elements = elements }

  /// Creates a rectangle's outline: four sides, starting at the origin corner.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates an ellipse inside `rect`, four cubic curves.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates a rectangle with elliptical corners; the radii are limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next step: the last end point, or the subpath's start after a close.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .close: current = start
      default: current = element.points.last ?? current
      }
    }
    return current
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy with every point transformed; nil leaves the points unchanged.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Returns a copy with every point transformed.
  package func applying(_ t: CGAffineTransform) -> CGPath {
    CGPath(elements: t.isIdentity ? elements : elements.map { $0.applying(t) })
  }

  /// Compares the steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A mutable path.
///
/// Source: Apple, "CGMutablePath".
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Appends a step.
  package func append(_ element: PathElement) { elements.append(element) }

  /// Removes all steps.
  package func removeAll() { elements.removeAll() }
}
