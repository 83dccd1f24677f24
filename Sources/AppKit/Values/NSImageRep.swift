public import Drawing
public import Foundation
internal import ViewDrawing

/// A representation of an image; lengths in points, y up.
///
/// Source: Apple, "NSImageRep".
///
/// Unchecked: Apple's declaration; a program that changes one does so on one thread at a time.
open class NSImageRep: NSObject, NSCopying, @unchecked Sendable {
  /// A hint for drawing; no hint has an effect.
  ///
  /// Source: Apple, "NSImageRep.HintKey".
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSNumber` of `NSImageInterpolation`.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    /// An affine transform.
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }

  /// The natural size, in points.
  open var size = NSSize.zero
  /// The width in pixels; 0 for a vector picture.
  open var pixelsWide = 0
  /// The height in pixels; 0 for a vector picture.
  open var pixelsHigh = 0
  /// Whether pixels may be translucent.
  open var hasAlpha = true
  /// Whether all pixels are opaque.
  open var isOpaque = false
  /// The number of bits per component; 0 for a vector picture.
  open var bitsPerSample = 0

  /// Creates a representation without size.
  public override init() { super.init() }

  /// Draws with the lower left corner at the origin of the current context; returns whether it drew.
  open func draw() -> Bool { false }
  /// Draws at a point of the current context, upright where y grows up; returns whether it drew.
  open func draw(at point: NSPoint) -> Bool { draw(in: NSRect(origin: point, size: size)) }
  /// Draws into a rectangle of the current context, upright where y grows up; returns whether it drew.
  open func draw(in rect: NSRect) -> Bool {
    draw(
      in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: false, hints: nil)
  }
  /// Draws a part into a rectangle of the current context; returns whether it drew.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: The rectangle to draw into, in the context's user space.
  ///   - srcSpacePortionRect: In points of ``size``, y up; zero for the entire image.
  ///   - op: The compositing operation.
  ///   - requestedAlpha: Opacity, 0…1.
  ///   - respectContextIsFlipped: Whether the image is also upright where y grows down.
  ///   - hints: Not used.
  open func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat,
    respectFlipped respectContextIsFlipped: Bool, hints: [HintKey: Any]?
  ) -> Bool {
    guard
      let place = ImagePlace(
        dstSpacePortionRect, from: srcSpacePortionRect, of: size,
        respectFlipped: respectContextIsFlipped)
    else { return false }
    return place.draw(op, requestedAlpha) { draw() }
  }

  /// The image as a bitmap at the scale of a context, or else of the main screen; nil without pixels.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context: NSGraphicsContext?, hints: [HintKey: Any]?
  ) -> CGImage? {
    let target = proposedDestRect?.pointee.size ?? size
    let scale = context.map { hypot($0.cgContext.userToCanvas.a, $0.cgContext.userToCanvas.b) }
    guard let page = CGContext.upright(target, scale: scale.map { Double($0) } ?? ScreenScale.main)
    else { return nil }
    GraphicsStack.drawing(on: page, yGrowsDown: false) {
      _ = draw(in: NSRect(origin: .zero, size: target))
    }
    return page.makeImage()
  }

  /// Returns a representation that draws the same.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGContext {
  /// Returns a transparent bitmap of a size in points, y up for drawing and shadows; nil for no pixels or too
  /// many.
  static func upright(_ size: NSSize, scale: Double) -> CGContext? {
    guard let context = CGContext.bitmap(size: size, scale: scale) else { return nil }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.shadowsGoUp = true
    return context
  }
}
