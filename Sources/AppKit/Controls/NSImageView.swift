public import Foundation
package import LayoutTree

/// A view that shows an image and aligns by the image's alignment rectangle.
///
/// ```swift
/// let image = NSImage(size: NSSize(width: 60, height: 50))
/// image.alignmentRect = NSRect(x: 0, y: 10, width: 50, height: 40)
/// let view = NSImageView(image: image)
/// print(view.intrinsicContentSize.width, view.intrinsicContentSize.height)  // 50.0 40.0
/// print(view.alignmentRectInsets.bottom, view.alignmentRectInsets.right)  // 10.0 10.0
/// ```
///
/// - Units: Points; insets are relative to visual edges, independent of the direction of y.
/// - Errors: None: without an image there is no natural size and nothing is drawn.
/// - Complexity: O(1) until drawing, which is O(pixels covered).
/// - SeeAlso: Apple, "NSImageView"; `Rules/AlignmentRectangles.md#images-bring-their-insets`.
@preconcurrency @MainActor open class NSImageView: NSControl {
  /// The frame around an image; raw values are Apple's.
  public enum FrameStyle: UInt, Sendable {
    case none, photo, grayBezel, groove, button
  }
  /// The image.
  open var image: NSImage? {
    didSet {
      viewNode.alignmentChanged()
      contentChanged()
    }
  }
  /// The scaling of an image whose size differs from the view's.
  open var imageScaling = NSImageScaling.scaleProportionallyDown { didSet { needsDisplay = true } }
  /// The frame around the image.
  open var imageFrameStyle = FrameStyle.none {
    didSet {
      viewNode.alignmentChanged()
      needsDisplay = true
    }
  }
  /// The place of an image that is smaller than the view.
  open var imageAlignment = NSImageAlignment.alignCenter { didSet { needsDisplay = true } }
  /// The symbol's look; nil for that of the image.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { contentChanged() } }
  /// Whether an image may be dropped on the view; stored only.
  open var isEditable = false
  /// Whether an image with several pictures moves; stored only.
  open var animates = false
  /// Whether the image may be cut, copied and pasted; stored only.
  open var allowsCutCopyPaste = true
  /// The brightness range that is preferred; stored only.
  open var preferredImageDynamicRange = NSImage.DynamicRange.unspecified
  /// The brightness range of the image; the standard one.
  open var imageDynamicRange: NSImage.DynamicRange { .standard }
  /// The brightness range of new views; stored only.
  public static var defaultPreferredImageDynamicRange = NSImage.DynamicRange.unspecified
  package override class var standardCellClass: NSCell.Type? { NSImageCell.self }
  package override var ownRole: NSAccessibility.Role? { .image }
  open override var objectValue: Any? {
    get { image }
    set { image = newValue as? NSImage }
  }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSImageView else { return }
    (image, imageScaling, imageAlignment) = (other.image, other.imageScaling, other.imageAlignment)
    (imageFrameStyle, contentTintColor) = (other.imageFrameStyle, other.contentTintColor)
  }
  /// The colour of template images; nil for the text colour.
  open var contentTintColor: NSColor? { didSet { needsDisplay = true } }

  /// Creates an image view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    viewNode.priorities = (.standard, .standard)
  }
  /// Creates an image view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the view refers to an image of unknown size.
  package var lacksImageSize: Bool {
    guard image == nil, let missing = viewNode.designTime?.image else { return false }
    return missing.size == nil
  }

  package override var controlStyle: ControlStyle {
    imageFrameStyle == .grayBezel || imageFrameStyle == .photo ? .framedPicture : .none
  }

  open override func draw(_ dirtyRect: NSRect) {
    paintControl { ImagePainter(painter: $0, view: self).draw() }
  }

  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    (.bottom(0), .bottom(0))
  }
  /// The insets from the image's bounds to its alignment rectangle.
  open override var alignmentRectInsets: NSEdgeInsets {
    guard let image, viewNode.designTime?.alignmentInsets == nil else {
      return super.alignmentRectInsets
    }
    return NSEdgeInsets(image.alignmentInsets)
  }
  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: NSSize { contentSize }
  package override var baseContentSize: CGSize? { contentSize }

  private var contentSize: NSSize {
    if let image { return image.alignmentRect.size }
    return viewNode.designTime?.image?.size
      ?? NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
}

/// The scaling of an image within a control; raw values are Apple's.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// The place of an image that is smaller than its frame; raw values are Apple's.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft
  case alignBottomRight, alignRight
}
