public import Drawing
public import Foundation
internal import ViewDrawing

/// A representation of an image; lengths in points, y up.
///
/// Source: Apple, "NSImageRep".
///
/// Unchecked: Apple's declaration; a program that changes one does so on one thread at a time.
open class NSImageRep: NSObject, NSCopying, @unchecked Sendable {
  /// A hint for drawing; none is read yet.
  ///
  /// Source: Apple, "NSImageRep.HintKey".
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSNumber` of `NSImageInterpolation`.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    /// An affine map.
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }

  /// The size at which it is drawn unless another is requested.
  open var size = NSSize.zero
  /// Width in pixels; 0 for a drawing, which has none of its own.
  open var pixelsWide = 0
  /// Height in pixels; 0 for a drawing, which has none of its own.
  open var pixelsHigh = 0
  /// Whether parts may let through what is behind.
  open var hasAlpha = true
  /// Whether it covers all pixels behind it.
  open var isOpaque = false
  /// Bits of a component; 0 for a drawing.
  open var bitsPerSample = 0

  /// Creates a representation of no size.
  public override init() { super.init() }

  /// Draws with its lower left corner at the origin of the current context; whether it was drawn.
  open func draw() -> Bool { false }
  /// Draws at a point of the current context, upright where y grows up; whether it was drawn.
  open func draw(at point: NSPoint) -> Bool { draw(in: NSRect(origin: point, size: size)) }
  /// Draws into a rectangle of the current context, upright where y grows up; whether it was drawn.
  open func draw(in rect: NSRect) -> Bool {
    draw(
      in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: false, hints: nil)
  }
  /// Draws a part into a rectangle of the current context; whether it was drawn.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: The rectangle to draw into, in the context's user space.
  ///   - srcSpacePortionRect: In points of ``size``, y up; zero is all of it.
  ///   - op: How the picture is composited.
  ///   - requestedAlpha: Opacity, 0…1.
  ///   - respectContextIsFlipped: Whether it stands upright where y grows down as well.
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

  /// The picture as a bitmap at the scale of a context, or else of the main screen; nil without pixels.
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

  /// A representation that draws the same.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGContext {
  /// A clear bitmap of a size in points with y growing up, and its shadows too; nil where there would be
  /// no pixels or too many.
  static func upright(_ size: NSSize, scale: Double) -> CGContext? {
    guard let context = CGContext.bitmap(size: size, scale: scale) else { return nil }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.shadowsGoUp = true
    return context
  }
}
