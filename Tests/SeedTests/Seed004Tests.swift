import Foundation
import Testing
import UIKit

/// Seed 004, listings 3-8 and 3-9, line by line; helpers of its book, which it does not print, do what their
/// names say.
@MainActor struct Seed004Tests {
  private func buildInsets(_ alignmentRect: CGRect, _ imageBounds: CGRect) -> UIEdgeInsets {
    let targetRect = CGRectIntersection(alignmentRect, imageBounds)
    var insets = UIEdgeInsets()
    insets.left = CGRectGetMinX(targetRect) - CGRectGetMinX(imageBounds)
    insets.right = CGRectGetMaxX(imageBounds) - CGRectGetMaxX(targetRect)
    insets.top = CGRectGetMinY(targetRect) - CGRectGetMinY(imageBounds)
    insets.bottom = CGRectGetMaxY(imageBounds) - CGRectGetMaxY(targetRect)
    return insets
  }

  private func drawing(_ targetSize: CGSize) throws -> (image: UIImage, bunny: CGRect) {
    // Begin the image context
    UIGraphicsBeginImageContextWithOptions(targetSize, false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    let targetRect = CGRect(origin: .zero, size: targetSize)
    // Fill the background of the image and outline it
    UIColor.lightGray.setFill()
    UIRectFill(targetRect)
    // Fit bunny into an inset, offset rectangle
    var destinationRect = targetRect.insetBy(dx: targetSize.width / 4, dy: targetSize.height / 4)
    destinationRect.origin.x = 0
    let bunny = UIBezierPath(ovalIn: destinationRect)
    // Add a shadow to the context and draw the bunny
    context.saveGState()
    context.setShadow(offset: CGSize(width: 6, height: 6), blur: 4)
    UIColor.green.setFill()
    bunny.fill()
    context.restoreGState()
    // Outline bunny's bounds, which are the alignment rect
    let alignmentRect = bunny.bounds
    UIColor.darkGray.setStroke()
    UIBezierPath(rect: alignmentRect.insetBy(dx: -1, dy: -1)).stroke()
    // Add a red badge at the top-right corner
    let badge = UIBezierPath(
      ovalIn: CGRect(x: alignmentRect.maxX - 20, y: alignmentRect.minY - 20, width: 40, height: 40))
    UIColor.red.setFill()
    badge.fill()
    // Retrieve the initial image
    let initialImage = try #require(UIGraphicsGetImageFromCurrentImageContext())
    // Build and apply the insets
    let insets = buildInsets(alignmentRect, targetRect)
    return (initialImage.withAlignmentRectInsets(insets), alignmentRect)
  }

  /// "now its centre is the bunny": the picture is centred by the path's bounds, whatever badge and shadow add.
  @Test func thePictureIsCentredByItsCore() throws {
    let (image, bunny) = try drawing(CGSize(width: 200, height: 160))
    let view = UIImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let core = bunny.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
    #expect(CGPoint(x: core.midX, y: core.midY) == CGPoint(x: 200, y: 150))
    #expect(view.intrinsicContentSize == bunny.size)
    #expect(view.frame.size == image.size)
  }
}
