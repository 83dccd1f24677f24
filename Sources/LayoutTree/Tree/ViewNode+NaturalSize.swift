package import Foundation

extension ViewNode {
  /// The natural size that layout uses: the view's own, or what stands in for it.
  ///
  /// Points, of the alignment rectangle; negative on an axis without one.
  package var naturalSize: CGSize {
    var size = host.hostIntrinsicContentSize
    if let width = intrinsicOverride.width { size.width = width }
    if let height = intrinsicOverride.height { size.height = height }
    return size
  }
}
