package import Foundation

extension CGRect {
  /// Whether all four numbers are numbers.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
