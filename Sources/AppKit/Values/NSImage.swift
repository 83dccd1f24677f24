public import Drawing
public import Foundation
internal import FoundationShims
internal import Synchronization
package import ViewDrawing

/// An image with a size, an alignment rectangle and one or more representations.
///
/// Unchecked: Apple's declaration; a program that changes one does so on one thread at a time.
///
/// ```swift
/// let image = NSImage(size: NSSize(width: 60, height: 50), flipped: false) { rect in
///   NSColor.black.setFill()
///   rect.fill()
///   return true
/// }
/// image.alignmentRect = NSRect(x: 0, y: 10, width: 50, height: 40)
/// print(image.size.width, image.alignmentRect.minY)  // 60.0 10.0
/// print(image.cgImage(forProposedRect: nil, context: nil, hints: nil) != nil)  // true
/// ```
///
/// - Units: Points; rectangles in the image have their origin at the lower left, y up.
/// - Errors: An initializer returns nil for a file or data that cannot be decoded; drawing without a current
///   context does nothing.
/// - Complexity: Decoding is O(pixels); a handler is called at every drawing. Selecting the representation is
///   O(representations).
/// - SeeAlso: Apple, "NSImage"; `Rules/AlignmentRectangles.md#images-bring-their-insets`.
open class NSImage: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The name of an image among the resources.
  public typealias Name = String

  /// The resizing of an image's middle part; it is always stretched.
  ///
  /// Source: Apple, "NSImage.ResizingMode".
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  private var ownName: Name?
  private static let named = Mutex<[Name: NSImage]>([:])
  /// The image that a program gave a name.
  static func known(_ name: Name) -> NSImage? { named.withLock { $0[name] } }
  /// Returns the name of the image; nil for none.
  open func name() -> Name? { ownName }
  /// Gives the image a name, by which `init(named:)` finds it, and returns whether the name is free; nil removes it.
  @discardableResult
  open func setName(_ string: Name?) -> Bool {
    Self.named.withLock { images in
      if let string, let other = images[string], other !== self { return false }
      if let ownName { images[ownName] = nil }
      if let string { images[string] = self }
      ownName = string
      return true
    }
  }
  /// Notes the name under which the image was found.
  func found(as name: Name) { ownName = name }
  /// The use of a buffer; stored only.
  open var cacheMode = CacheMode.default
  /// Whether multiples of the resolution match it; stored only.
  open var matchesOnMultipleResolution = true
  /// Whether only the best fitting axis must match; stored only.
  open var matchesOnlyOnBestFittingAxis = false
  /// Whether a match of the colours comes before one of the resolution; stored only.
  open var prefersColorMatch = true
  /// Whether vectors are used where no resolution matches; stored only.
  open var usesEPSOnResolutionMismatch = false
  /// The name of a symbol; nil for other images.
  var symbolName: String?
  /// The look of a symbol.
  open internal(set) var symbolConfiguration = SymbolConfiguration()
  private var explicitSize: NSSize?
  private var explicitAlignment: NSRect?
  /// The representations; the one whose pixels fit best is drawn.
  open private(set) var representations: [NSImageRep] = []
  private var focus: [CGContext?] = []
  /// The size of the middle part that is stretched or repeated; nil for the entire part between the caps.
  private var middle: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  /// The vector picture that the pixels were rendered from.
  private var vector: VectorPicture?
  /// Whether a catalogue defines the resizing of the image, with or without caps.
  private var isSliced = false
  /// Whether it is drawn mirrored left to right.
  private var isMirrored = false
  /// The light and dark variants; nil for an image with only one.
  private var family: ImageFamily?

  /// Creates an image without a size, until a representation is added.
  public override init() { super.init() }
  /// Creates a transparent image of a size, for drawing.
  public convenience init(size: NSSize) {
    self.init()
    explicitSize = size
  }
  /// Creates a bitmap image of a size; zero for one pixel per point.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let rep = NSBitmapImageRep(cgImage: cgImage)
    self.init()
    if size != .zero {
      rep.size = size
      explicitSize = size
    }
    addRepresentation(rep)
  }
  /// Creates an image that calls a handler each time it is drawn.
  ///
  /// - Parameters:
  ///   - size: The image's size, in points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether the handler draws with y down.
  ///   - drawingHandler: Draws into the given rectangle and returns whether it drew.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    addRepresentation(
      NSCustomImageRep(
        size: size, flipped: drawingHandlerShouldBeCalledWithFlippedContext,
        drawingHandler: drawingHandler))
  }
  /// Creates an image from the data of an image file at one pixel per point; nil when it cannot be decoded.
  public convenience init?(data: Data) {
    guard let content = try? ImageLoading.image(data, scale: 1) else { return nil }
    self.init(content: content)
  }
  /// Creates an image from a file; a name that ends in `@2x` or `@3x` has that scale.
  ///
  /// Returns nil when it fails.
  ///
  /// - SeeAlso: `ImageLoading`, which reports the reason.
  public convenience init?(contentsOfFile fileName: String) {
    guard let content = try? ImageLoading.image(atPath: fileName) else { return nil }
    self.init(content: content)
  }
  /// Creates an image from a file; nil when it fails, and for URLs of other schemes.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }
  /// Creates an image from a file; nil when it fails.
  ///
  /// - Note: Apple reads it when it is first drawn.
  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }
  /// Creates an image from content that both fronts share, including its alignment insets.
  package convenience init(content: ImageContent) {
    self.init()
    let size = content.size
    explicitSize = size
    if let bitmap = content.bitmap {
      let rep = NSBitmapImageRep(cgImage: bitmap)
      rep.size = size
      addRepresentation(rep)
    }
    isTemplate = content.rendering == .template
    capInsets = NSEdgeInsets(content.capInsets)
    resizingMode = content.isResizable && !content.isStretched ? .tile : .stretch
    middle = (content.centerWidth, content.centerHeight)
    vector = content.vector
    isSliced = content.isResizable
    isMirrored = content.isMirrored
    family = content.family
    if content.alignmentInsets != .zero { alignmentInsets = content.alignmentInsets }
  }

  /// The size in points; that of the first representation unless set.
  open var size: NSSize {
    get { explicitSize ?? representations.first?.size ?? .zero }
    set { explicitSize = newValue }
  }
  /// The part of the image that layout aligns, origin at the lower left; the entire image unless set.
  ///
  /// It does not affect drawing.
  open var alignmentRect: NSRect {
    get { explicitAlignment ?? NSRect(origin: .zero, size: size) }
    set { explicitAlignment = newValue }
  }
  /// The alignment rectangle as insets from the edges.
  package var alignmentInsets: ViewInsets {
    get {
      let (rect, size) = (alignmentRect, size)
      return ViewInsets(
        top: size.height - rect.maxY, left: rect.minX, bottom: rect.minY,
        right: size.width - rect.maxX)
    }
    set {
      alignmentRect = newValue.rectangle(in: size)
    }
  }
  /// Whether views use only the image's shape and draw it in a tint colour.
  open var isTemplate = false
  /// The insets of the edge parts that keep their size when the image is resized.
  open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// The resizing of the middle part.
  open var resizingMode = ResizingMode.stretch
  /// The colour behind the image; clear unless set.
  open var backgroundColor = NSColor.clear
  /// A description of the image for accessibility.
  open var accessibilityDescription: String?
  /// Whether the image has a representation to draw.
  open var isValid: Bool { !representations.isEmpty }

  /// Adds a representation.
  open func addRepresentation(_ imageRep: NSImageRep) { representations.append(imageRep) }
  /// Adds representations.
  open func addRepresentations(_ imageReps: [NSImageRep]) { representations += imageReps }
  /// Removes a representation.
  open func removeRepresentation(_ imageRep: NSImageRep) {
    representations.removeAll { $0 === imageRep }
  }
  /// The representation to draw into a rectangle of a context; nil when the image has none.
  ///
  /// It is the one with the fewest pixels that suffice, otherwise the one with the most.
  open func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? {
    let context = referenceContext?.cgContext ?? GraphicsStack.current.context
    let map = context?.userToCanvas
    let scale = map.map { hypot($0.a, $0.b) } ?? CGFloat(ScreenScale.main)
    let wanted = rect.width * scale - 0.5
    let sorted = representations.sorted { $0.pixelsWide < $1.pixelsWide }
    return sorted.first { $0.pixelsWide == 0 || CGFloat($0.pixelsWide) >= wanted } ?? sorted.last
  }

  // MARK: Drawing

  /// Draws the image upright into a rectangle of the current context.
  open func draw(in rect: NSRect) {
    draw(
      in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
  }
  /// Draws a part at its natural size, with its lower left corner at a point of the current context.
  ///
  /// The image is upside down in contexts whose y axis points down, as on macOS.
  open func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let size = fromRect == .zero ? size : fromRect.size
    draw(in: NSRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
  }
  /// Draws a part into a rectangle of the current context.
  ///
  /// As with Apple it is upside down where y grows down.
  open func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    draw(
      in: rect, from: fromRect, operation: op, fraction: delta, respectFlipped: false, hints: nil)
  }
  /// Draws a part into a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - dstSpacePortionRect: The rectangle to draw into, in the context's user space.
  ///   - srcSpacePortionRect: In the image's points, y up; zero for the entire image.
  ///   - op: The compositing operation.
  ///   - requestedAlpha: Opacity, 0…1.
  ///   - respectContextIsFlipped: Whether the image is also upright where y grows down.
  ///   - hints: Not used.
  open func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat,
    respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
  ) {
    if let other = appearanceVariant {
      return other.draw(
        in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha,
        respectFlipped: respectContextIsFlipped, hints: hints)
    }
    guard let rep = bestRepresentation(for: dstSpacePortionRect, context: nil, hints: hints),
      let entry = GraphicsStack.current.entries.last, let context = entry.context
    else { return }
    if backgroundColor.alphaComponent > 0 { backgroundColor.drawSwatch(in: dstSpacePortionRect) }
    if srcSpacePortionRect == .zero, let content = drawnContent(of: rep) {
      context.saveGState()
      context.setBlendMode(op.blendMode)
      context.setAlpha(requestedAlpha)
      content.draw(
        in: context, dstSpacePortionRect, from: nil,
        yGrowsDown: respectContextIsFlipped && entry.yGrowsDown)
      context.restoreGState()
      return
    }
    guard
      let place = ImagePlace(
        dstSpacePortionRect, from: srcSpacePortionRect, of: size,
        respectFlipped: respectContextIsFlipped)
    else { return }
    let whole = NSRect(origin: .zero, size: size)
    _ = place.draw(op, requestedAlpha) { rep.draw(in: whole) }
  }

  /// The image's variant for the current appearance; nil if the image is that variant.
  private var appearanceVariant: NSImage? {
    guard let family, let appearance = CurrentAppearance.explicit else { return nil }
    let other = NSImage(
      content: family.content(ImageVariant(isDark: appearance == .dark)))
    other.family = nil
    other.isTemplate = isTemplate
    other.backgroundColor = backgroundColor
    return other
  }

  /// The content of images that are not drawn as a plain bitmap: caps, vector pictures and mirrored images; nil
  /// for all others.
  private func drawnContent(of rep: NSImageRep) -> ImageContent? {
    let caps = ViewInsets(capInsets)
    let isResizable = caps != .zero || resizingMode == .tile || isSliced
    guard isResizable || vector != nil || isMirrored,
      let bitmap = (rep as? NSBitmapImageRep)?.cgImage
    else { return nil }
    var content = ImageContent(bitmap: bitmap, scale: CGFloat(bitmap.width) / max(size.width, 1))
    content.capInsets = caps
    content.isResizable = isResizable
    content.isStretched = resizingMode == .stretch
    (content.centerWidth, content.centerHeight) = middle
    content.vector = vector
    content.isMirrored = isMirrored
    return content
  }

  /// The image as a bitmap, at the scale of a context or else of the main screen; nil without pixels.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    let rect = proposedDestRect?.pointee ?? NSRect(origin: .zero, size: size)
    return bestRepresentation(for: rect, context: referenceContext, hints: hints)?
      .cgImage(forProposedRect: proposedDestRect, context: referenceContext, hints: hints)
  }

  /// The image's shape in one colour, as views draw templates; the image itself unless it is a template.
  package func inTint(_ color: NSColor) -> NSImage {
    guard isTemplate else { return self }
    let image = NSImage(size: size, flipped: false) { [self] rect in
      guard let context = GraphicsStack.current.context else { return false }
      context.beginTransparencyLayer()
      draw(in: rect)
      context.setFillColor(color.cgColor)
      rect.fill(using: .sourceIn)
      context.endTransparencyLayer()
      return true
    }
    image.explicitAlignment = explicitAlignment
    return image
  }

  // MARK: Drawing on it

  /// Makes a bitmap of the image the current context, y up, until ``unlockFocus()``.
  ///
  /// The bitmap contains the image's current content.
  open func lockFocus() { lockFocusFlipped(false) }
  /// Makes a bitmap of the image the current context until ``unlockFocus()``; `flipped` means y down.
  open func lockFocusFlipped(_ flipped: Bool) {
    let context = CGContext.upright(size, scale: ScreenScale.main)
    if let context {
      GraphicsStack.drawing(on: context, yGrowsDown: false) {
        draw(in: NSRect(origin: .zero, size: size))
      }
      if flipped {
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
      }
    }
    focus.append(context)
    GraphicsStack.current.entries.append(
      GraphicsStack.Entry(context: context, yGrowsDown: flipped))
  }
  /// Replaces the image with the drawing since ``lockFocus()``; does nothing without that call.
  open func unlockFocus() {
    guard let context = focus.popLast() else { return }
    let stack = GraphicsStack.current
    if let place = stack.entries.lastIndex(where: { $0.context === context }) {
      stack.entries.removeSubrange(place...)
    }
    guard let bitmap = context?.makeImage() else { return }
    let rep = NSBitmapImageRep(cgImage: bitmap)
    rep.size = size
    representations = [rep]
  }

  /// Returns a copy that draws the same and can be changed independently.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSImage()
    copy.explicitSize = explicitSize
    copy.explicitAlignment = explicitAlignment
    copy.representations = representations.map { $0.copy() as? NSImageRep ?? $0 }
    copy.isTemplate = isTemplate
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    copy.backgroundColor = backgroundColor
    copy.accessibilityDescription = accessibilityDescription
    copy.middle = middle
    copy.vector = vector
    copy.isSliced = isSliced
    copy.isMirrored = isMirrored
    copy.family = family
    (copy.symbolName, copy.symbolConfiguration) = (symbolName, symbolConfiguration)
    return copy
  }
}
