public import Drawing
public import Foundation
internal import ViewDrawing

/// A destination for drawing, with the direction of y in its user space.
///
/// Drawing without a context argument uses ``current``, which is thread-local.
///
/// Source: Apple, "NSGraphicsContext".
open class NSGraphicsContext: NSObject {
  /// The underlying `CGContext`.
  public let cgContext: CGContext
  /// Whether y grows down in user space; text and images are drawn upright accordingly.
  public let isFlipped: Bool

  /// Creates a graphics context for a `CGContext`.
  ///
  /// User space is not changed: `flipped` only declares the direction of y in it.
  public init(cgContext: CGContext, flipped initialFlippedState: Bool) {
    self.cgContext = cgContext
    isFlipped = initialFlippedState
    cgContext.shadowsGoUp = true
  }

  /// Creates a context that draws into a bitmap, in points of its size, y up; nil when the bitmap has no pixels
  /// to draw into.
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    guard let context = bitmapRep.makeContext() else { return nil }
    self.init(cgContext: context, flipped: false)
  }

  /// The context of the calling thread; nil outside of drawing.
  ///
  /// Setting it replaces only the innermost context: set it between `saveGraphicsState()` and
  /// `restoreGraphicsState()` to restore the former one.
  open class var current: NSGraphicsContext? {
    get {
      let stack = GraphicsStack.current
      guard let entry = stack.entries.last, let context = entry.context else { return nil }
      if let known = entry.object as? NSGraphicsContext { return known }
      let object = NSGraphicsContext(cgContext: context, flipped: entry.yGrowsDown)
      stack.entries[stack.entries.count - 1].object = object
      return object
    }
    set {
      let stack = GraphicsStack.current
      let isSaved = stack.entries.popLast()?.isSaved ?? false
      guard newValue != nil || isSaved || !stack.entries.isEmpty else { return }
      var entry = GraphicsStack.Entry(
        context: newValue?.cgContext, yGrowsDown: newValue?.isFlipped ?? true, object: newValue)
      entry.isSaved = isSaved
      stack.entries.append(entry)
    }
  }

  /// Whether drawing goes to a screen: always false.
  open class func currentContextDrawingToScreen() -> Bool { false }
  /// Whether drawing goes to a screen: always false.
  open var isDrawingToScreen: Bool { false }

  /// Pushes the current context and its state.
  open class func saveGraphicsState() {
    let stack = GraphicsStack.current
    current?.saveGraphicsState()
    var entry = stack.entries.last ?? GraphicsStack.Entry(context: nil)
    entry.isSaved = true
    stack.entries.append(entry)
  }
  /// Restores the context and state that were pushed last; does nothing for an empty stack.
  open class func restoreGraphicsState() {
    let stack = GraphicsStack.current
    guard stack.entries.last?.isSaved == true else { return }
    stack.entries.removeLast()
    current?.restoreGraphicsState()
  }
  /// Pushes this context's state.
  open func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the state of this context that was pushed last.
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Does nothing: drawing is never buffered.
  open func flushGraphics() {}

  /// The offset of patterns, in points; stored only.
  open var patternPhase = NSPoint.zero
  /// The way in which colours that a space lacks are shown; stored only.
  open var colorRenderingIntent = NSColorRenderingIntent.default
  /// The attributes of the context; nil.
  open var attributes: [AttributeKey: Any]? { nil }
  /// The key of a context's attribute.
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The window or bitmap.
    public static let destination = AttributeKey(
      rawValue: "NSGraphicsContextDestinationAttributeName")
    /// The format of the representation.
    public static let representationFormat = AttributeKey(
      rawValue: "NSGraphicsContextRepresentationFormatAttributeName")
  }
  /// Whether edges are antialiased; part of the state.
  open var shouldAntialias: Bool {
    get { cgContext.shouldAntialias }
    set { cgContext.setShouldAntialias(newValue) }
  }
  /// The quality of image resampling; part of the state.
  open var imageInterpolation: NSImageInterpolation {
    get {
      NSImageInterpolation(rawValue: UInt(cgContext.interpolationQuality.rawValue)) ?? .default
    }
    set {
      cgContext.interpolationQuality =
        CGInterpolationQuality(rawValue: Int32(newValue.rawValue)) ?? .default
    }
  }
  /// The compositing operation; part of the state.
  open var compositingOperation: NSCompositingOperation {
    get { NSCompositingOperation(cgContext.blendMode) }
    set { cgContext.setBlendMode(newValue.blendMode) }
  }
}
