internal import Drawing
internal import Foundation
internal import UIKit

/// The demo's picture: 200 × 200 points, of which 180 × 180 at the top left are the thing itself and
/// the rest is its shadow and a part of its badge.
///
/// Numbers are points of the picture, y down.
enum Artwork {
  /// The whole picture.
  static let size = CGSize(width: 200, height: 200)
  /// What layout should align.
  static let core = CGRect(x: 0, y: 0, width: 180, height: 180)

  /// The picture as a PNG file.
  ///
  /// - Parameter scale: Pixels in a point.
  static func adorned(scale: CGFloat) -> Data {
    png(size, scale) { context in
      drawCore(in: context)
      drawBadge(in: context)
    }
  }

  /// The background behind it as a PNG file: squares of 40 points with a corner in the middle.
  static func grid(scale: CGFloat) -> Data {
    let size = CGSize(width: 320, height: 504)
    return png(size, scale) { context in
      context.setFillColor(CGColor(gray: 0.9, alpha: 1))
      context.fill(CGRect(origin: .zero, size: size))
      context.setFillColor(CGColor(gray: 0.8, alpha: 1))
      for x in stride(from: 40.0, to: size.width, by: 40) {
        context.fill(CGRect(x: x - 0.5, y: 0, width: 1, height: size.height))
      }
      for y in stride(from: 12.0, to: size.height, by: 40) {
        context.fill(CGRect(x: 0, y: y - 0.5, width: size.width, height: 1))
      }
    }
  }

  private static func png(
    _ size: CGSize, _ scale: CGFloat, draw: (CGContext) -> Void
  ) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).pngData { draw($0.cgContext) }
  }

  private static func drawCore(in context: CGContext) {
    context.saveGState()
    // Shifted by as much as it is soft, so that all of it falls to the right and below.
    context.setShadow(
      offset: CGSize(width: 9, height: 9), blur: 9, color: CGColor(gray: 0, alpha: 0.5))
    context.setFillColor(UIColor.systemBlue.cgColor)
    context.addPath(
      CGPath(roundedRect: core, cornerWidth: 30, cornerHeight: 30, transform: nil))
    context.fillPath()
    context.restoreGState()
    context.setStrokeColor(CGColor(gray: 1, alpha: 0.35))
    context.setLineWidth(3)
    context.addPath(
      CGPath(
        roundedRect: core.insetBy(dx: 9, dy: 9), cornerWidth: 22, cornerHeight: 22, transform: nil))
    context.strokePath()
  }

  /// A red disc over the upper right corner with an exclamation mark.
  private static func drawBadge(in context: CGContext) {
    let disc = CGRect(x: 146, y: 2, width: 52, height: 52)
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fillEllipse(in: disc)
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fillEllipse(in: disc.insetBy(dx: 3, dy: 3))
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: disc.midX - 3, y: 14, width: 6, height: 18), cornerWidth: 3,
        cornerHeight: 3, transform: nil))
    context.fillPath()
    context.fillEllipse(in: CGRect(x: disc.midX - 3.5, y: 35, width: 7, height: 7))
  }
}
