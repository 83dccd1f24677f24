public import Foundation

/// A 3-D transform, as the rows of a 4 × 4 matrix for row vectors (x, y, z, w).
///
/// Pictures are flat: only the transform's effect in the plane is drawn.
///
/// Source: Apple, "CATransform3D".
public struct CATransform3D: Hashable, Sendable {
  /// The factor of the old x in the new x.
  public var m11: CGFloat = 1
  /// The factor of the old x in the new y.
  public var m12: CGFloat = 0
  /// The factor of the old x in the new z.
  public var m13: CGFloat = 0
  /// The factor of the old x in the new w.
  public var m14: CGFloat = 0
  /// The factor of the old y in the new x.
  public var m21: CGFloat = 0
  /// The factor of the old y in the new y.
  public var m22: CGFloat = 1
  /// The factor of the old y in the new z.
  public var m23: CGFloat = 0
  /// The factor of the old y in the new w.
  public var m24: CGFloat = 0
  /// The factor of the old z in the new x.
  public var m31: CGFloat = 0
  /// The factor of the old z in the new y.
  public var m32: CGFloat = 0
  /// The factor of the old z in the new z.
  public var m33: CGFloat = 1
  /// The factor of the old z in the new w.
  public var m34: CGFloat = 0
  /// The factor of the old w in the new x.
  public var m41: CGFloat = 0
  /// The factor of the old w in the new y.
  public var m42: CGFloat = 0
  /// The factor of the old w in the new z.
  public var m43: CGFloat = 0
  /// The factor of the old w in the new w.
  public var m44: CGFloat = 1

  /// Creates the identity transform.
  public init() {}
  /// Creates a transform from its 16 elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12) = (m11, m12)
    (self.m13, self.m14) = (m13, m14)
    (self.m21, self.m22) = (m21, m22)
    (self.m23, self.m24) = (m23, m24)
    (self.m31, self.m32) = (m31, m32)
    (self.m33, self.m34) = (m33, m34)
    (self.m41, self.m42) = (m41, m42)
    (self.m43, self.m44) = (m43, m44)
  }

  /// The elements as rows.
  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}
/// Returns a scaling.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}
/// Returns a rotation by an angle in radians around an axis; the identity for an axis without length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let d = 1 - c
  return CATransform3D(rows: [
    [c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0],
    [x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0],
    [x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0], [0, 0, 0, 1],
  ])
}
/// Concatenates two transforms.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
      }
    })
}
/// Prepends a translation to a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
/// Prepends a scaling to a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
/// Prepends a rotation to a transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
/// Returns the 3-D transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}
/// Whether a 3-D transform is affine in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)) == t
}
/// Returns the affine part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
