import UIKit

extension UIImageView {
  /// An image view as large as a picture, aligned by what its insets leave of it.
  ///
  /// - Parameter insets: From the picture's edges to what is to be aligned, in points.
  convenience init(_ image: UIImage, alignedBy insets: UIEdgeInsets) {
    self.init(image: image.withAlignmentRectInsets(insets))
  }
}
