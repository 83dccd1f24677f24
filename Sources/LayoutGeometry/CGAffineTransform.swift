public import Foundation

/// A 2-D affine map for row vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// ```swift
/// let scale = CGAffineTransform(scaleX: 2, y: 2)
/// let both = scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
/// let point = CGPoint(x: 3, y: 4).applying(both)
/// print(point.x, point.y)  // 16.0 8.0
/// let back = point.applying(both.inverted())
/// print(back.x, back.y)  // 3.0 4.0
/// ```
///
/// - Units: Unit-free, angles in radians; both spaces are the caller's.
/// - Errors: None: a map that cannot be undone is its own inverse, as on Apple's systems.
/// - Complexity: O(1).
/// - SeeAlso: Apple, "CGAffineTransform".
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// Horizontal scale.
  public var a: CGFloat
  /// Vertical shear: the share of x in y'.
  public var b: CGFloat
  /// Horizontal shear: the share of y in x'.
  public var c: CGFloat
  /// Vertical scale.
  public var d: CGFloat
  /// Horizontal shift.
  public var tx: CGFloat
  /// Vertical shift.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the zero matrix, as Apple's memberwise default is; it is *not* the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a map from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from its six numbers, unlabelled.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// Whether this map changes nothing, compared exactly.
  public var isIdentity: Bool { self == .identity }

  /// The signed area of the image of the unit square; 0 when the map cannot be undone.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether every number is finite and the map can be undone.
  package var isDrawable: Bool {
    determinant.isFinite && abs(determinant) > 1e-18 && tx.isFinite && ty.isFinite
  }

  /// This map followed by `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The reverse map, or this map unchanged when it has none (as Apple's does).
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A shift in this map's own space, then this map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale in this map's own space, then this map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A turn in this map's own space (radians), then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// The image of this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The image of this size as a vector: the shift does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the image of this one.
  ///
  /// The null and the infinite rectangle are returned unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    var box = BoundingBox()
    corners.forEach { box.include($0) }
    return box.rect
  }
}
