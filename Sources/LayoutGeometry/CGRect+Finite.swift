package import Foundation

extension CGRect {
  /// Whether the origin and the size are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
