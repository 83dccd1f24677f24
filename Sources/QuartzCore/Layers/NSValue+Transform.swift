public import Foundation
public import LayoutGeometry

extension NSValue {
  /// The type encoding of a transform: sixteen numbers with the same bytes, since Foundation on Linux encodes
  /// no structures.
  private static let transformType = "[16d]"

  /// Creates an object from a 3-D transform.
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t.numbers
    self.init(bytes: &numbers, objCType: Self.transformType)
  }
  /// The 3-D transform of the object; the identity for an object with another value.
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == Self.transformType else { return CATransform3DIdentity }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(numbers: numbers)
  }
}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(
      Double.init)
  }
  fileprivate init(numbers: [Double]) {
    let rows = numbers.map { CGFloat($0) }
    self.init(
      m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3], m21: rows[4], m22: rows[5],
      m23: rows[6], m24: rows[7], m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11],
      m41: rows[12], m42: rows[13], m43: rows[14], m44: rows[15])
  }
}
