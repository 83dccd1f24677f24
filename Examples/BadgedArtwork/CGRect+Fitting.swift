import UIKit

extension CGRect {
  /// The rectangle without a part of its width and height, half of it taken from each side.
  ///
  /// - Parameter part: From 0 to 1.
  func inset(byPart part: CGFloat) -> CGRect {
    insetBy(dx: width * part / 2, dy: height * part / 2)
  }

  /// The upper right corner.
  var topRight: CGPoint { CGPoint(x: maxX, y: minY) }
  /// The middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
