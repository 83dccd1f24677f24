import Foundation
import Testing
import UIKit

// Seed 000, listing 1-1, line by line.
private func BuildInsets(_ alignmentRect: CGRect, _ imageBounds: CGRect) -> UIEdgeInsets {
  // Ensure alignment rect is fully within source
  let targetRect = CGRectIntersection(alignmentRect, imageBounds)
  // Calculate insets
  var insets = UIEdgeInsets()
  insets.left = CGRectGetMinX(targetRect) - CGRectGetMinX(imageBounds)
  insets.right = CGRectGetMaxX(imageBounds) - CGRectGetMaxX(targetRect)
  insets.top = CGRectGetMinY(targetRect) - CGRectGetMinY(imageBounds)
  insets.bottom = CGRectGetMaxY(imageBounds) - CGRectGetMaxY(targetRect)
  return insets
}

/// Seed 000, "Image Embellishments", on UIKit; listing 1-2 is AppKit's, see `Seed000MacTests`.
@MainActor struct Seed000Tests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: side - 20, height: side - 20))
    }
  }

  /// The logged numbers: "Frame: {{70, 162}, {200, 200}} … Intrinsic Content Size: {180, 180} … Alignment Rect:
  /// {{70, 162}, {180, 180}}".
  @Test func theLoggedNumbers() {
    let image = picture(200).withAlignmentRectInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20))
    let imageView = UIImageView(image: image)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    imageView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(NSStringFromCGRect(imageView.frame) == "{{70, 162}, {200, 200}}")
    #expect(NSStringFromCGSize(imageView.intrinsicContentSize) == "{180, 180}")
    #expect(
      NSStringFromCGRect(imageView.alignmentRect(forFrame: imageView.frame))
        == "{{70, 162}, {180, 180}}")
  }

  /// "It determines how far the alignment rectangle lies from each edge of the parent rectangle"; "positive
  /// values" move in, "negative values" out.
  @Test(arguments: [
    (
      CGRect(x: 0, y: 0, width: 180, height: 180),
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    ),
    (
      CGRect(x: 10, y: 20, width: 100, height: 90),
      UIEdgeInsets(top: 20, left: 10, bottom: 90, right: 90)
    ),
    (CGRect(x: -5, y: -5, width: 300, height: 300), UIEdgeInsets.zero),
  ])
  func insetsFromRectangles(_ rect: CGRect, _ insets: UIEdgeInsets) {
    #expect(BuildInsets(rect, CGRect(x: 0, y: 0, width: 200, height: 200)) == insets)
  }

  /// "alignmentRectForFrame: and frameForAlignmentRect: must always be mathematical inverses of each other";
  /// "the default implementation uses alignmentRectInsets".
  @Test func theDefaultsAreInverse() {
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    let view = Inset()
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 7, y: 7, width: 64, height: 76))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }

  /// "Its size should remain unaffected as new items are drawn onto the view".
  @Test func ornamentDoesNotChangeTheCore() {
    for ornament in [0, 10, 40] as [CGFloat] {
      let image = picture(180 + ornament).withAlignmentRectInsets(
        UIEdgeInsets(top: 0, left: 0, bottom: ornament, right: ornament))
      #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 180, height: 180))
    }
  }
}
