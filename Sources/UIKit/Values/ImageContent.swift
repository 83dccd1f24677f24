import Drawing
import Foundation

/// Everything an image is, as one value; lengths in points.
struct ImageContent: Sendable {
  var bitmap: CGImage?
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var alignmentRectInsets = UIEdgeInsets.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var tint: CGColor?

  /// Whether width and height change places.
  private var isTurned: Bool {
    switch orientation {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Size as seen.
  var size: CGSize {
    guard let bitmap else { return .zero }
    let width = CGFloat(bitmap.width) / scale
    let height = CGFloat(bitmap.height) / scale
    return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The unit square as stored to the unit square as seen, y down.
  ///
  /// Source: the Exif standard's eight orientations (where row 0 and column 0 are seen).
  private var unitMap: CGAffineTransform {
    switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    }
  }

  /// Draws into `rect`; y of the context's user space grows down.
  func draw(in context: CGContext, _ rect: CGRect) {
    let rect = rect.standardized
    guard let bitmap, !rect.isNull, !rect.isEmpty else { return }
    guard let tint else { return drawPixels(bitmap, in: context, rect) }
    context.saveGState()
    context.beginTransparencyLayer()
    drawPixels(bitmap, in: context, rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint)
    context.clip(to: rect)
    context.fill(rect)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func drawPixels(_ bitmap: CGImage, in context: CGContext, _ rect: CGRect) {
    if capInsets != .zero, orientation == .up {
      return NinePart(bitmap: bitmap, scale: scale, insets: capInsets).draw(in: context, rect)
    }
    guard orientation != .up else { return context.drawUpright(bitmap, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(unitMap)
    context.drawUpright(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }
}
