package import Foundation
package import LayoutGeometry

/// The orientation of a picture, by the numbers of the Exif standard.
///
/// - SeeAlso: Apple, "CGImagePropertyOrientation".
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The stored orientation.
  case up = 1
  /// Mirrored from left to right.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Mirrored from top to bottom.
  case downMirrored = 4
  /// Mirrored from left to right, and turned a quarter to the left.
  case leftMirrored = 5
  /// Turned a quarter to the right.
  case right = 6
  /// Mirrored from left to right, and turned a quarter to the right.
  case rightMirrored = 7
  /// Turned a quarter to the left.
  case left = 8
}

extension CGImagePropertyOrientation {
  /// Whether width and height are exchanged.
  package var isTurned: Bool { rawValue > 4 }

  /// The transform from the stored unit square to the displayed one, with y down.
  ///
  /// Source: the eight orientations of the Exif standard (the display positions of row 0 and column 0).
  package var unitMap: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// Returns the transform from a stored picture of a size to the displayed one, both with y up from their lower left corners.
  package func transform(of size: CGSize) -> CGAffineTransform {
    let (map, shown) = (unitMap, isTurned ? CGSize(width: size.height, height: size.width) : size)
    return CGAffineTransform(
      a: map.a, b: -map.b, c: -map.c, d: map.d, tx: map.tx * shown.width + map.c * size.height,
      ty: (1 - map.ty) * shown.height - map.d * size.height)
  }
}
