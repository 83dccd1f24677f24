public import Drawing
public import Foundation
internal import ViewDrawing

/// A destination of drawing, with the direction of y in its user space.
///
/// Everything that draws without a context argument draws on ``current``, which each thread has its own of.
///
/// Source: Apple, "NSGraphicsContext".
open class NSGraphicsContext: NSObject {
  /// The drawing layer's context.
  public let cgContext: CGContext
  /// Whether y grows down in user space; text and pictures are upright accordingly.
  public let isFlipped: Bool

  /// Creates a context on the drawing layer's.
  ///
  /// User space is taken as it is: `flipped` only says which way y grows in it.
  public init(cgContext: CGContext, flipped initialFlippedState: Bool) {
    self.cgContext = cgContext
    isFlipped = initialFlippedState
    cgContext.shadowsGoUp = true
  }

  /// Creates a context that draws into a bitmap, in points of its size, y up; nil when it has no pixels of its own
  /// to draw into.
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    guard let context = bitmapRep.makeContext() else { return nil }
    self.init(cgContext: context, flipped: false)
  }

  /// The context of the calling thread; nil without one.
  ///
  /// Setting it replaces the innermost one only: put it between `saveGraphicsState()` and
  /// `restoreGraphicsState()` to have the former one back.
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

  /// Returns false: drawing never goes to a screen.
  open class func currentContextDrawingToScreen() -> Bool { false }
  /// Whether drawing goes to a screen: false.
  open var isDrawingToScreen: Bool { false }

  /// Remembers the current context and its state.
  open class func saveGraphicsState() {
    let stack = GraphicsStack.current
    current?.saveGraphicsState()
    var entry = stack.entries.last ?? GraphicsStack.Entry(context: nil)
    entry.isSaved = true
    stack.entries.append(entry)
  }
  /// Restores the context and the state that were saved last; does nothing when none were.
  open class func restoreGraphicsState() {
    let stack = GraphicsStack.current
    guard stack.entries.last?.isSaved == true else { return }
    stack.entries.removeLast()
    current?.restoreGraphicsState()
  }
  /// Remembers this context's state.
  open func saveGraphicsState() { cgContext.saveGState() }
  /// Goes back to the state of this context that was remembered last.
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Does nothing: drawing is immediate.
  open func flushGraphics() {}

  /// Whether edges are smoothed; part of the state.
  open var shouldAntialias: Bool {
    get { cgContext.shouldAntialias }
    set { cgContext.setShouldAntialias(newValue) }
  }
  /// The resampling of pictures; part of the state.
  open var imageInterpolation: NSImageInterpolation {
    get {
      NSImageInterpolation(rawValue: UInt(cgContext.interpolationQuality.rawValue)) ?? .default
    }
    set {
      cgContext.interpolationQuality =
        CGInterpolationQuality(rawValue: Int32(newValue.rawValue)) ?? .default
    }
  }
  /// The rule for combining new colour with the colour below; part of the state.
  open var compositingOperation: NSCompositingOperation {
    get { NSCompositingOperation(cgContext.blendMode) }
    set { cgContext.setBlendMode(newValue.blendMode) }
  }
}
