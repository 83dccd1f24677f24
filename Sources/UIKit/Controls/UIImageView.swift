public import Foundation
internal import FoundationShims
package import LayoutTree

/// Shows an image and uses its alignment insets.
///
/// The whole image is mapped into the bounds. Natural size and alignment rectangle exclude the image's
/// ornaments.
///
/// ```swift
/// let canvas = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50))
/// let picture = canvas.image { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 40)) }
/// let shadow = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 10)
/// let view = UIImageView(image: picture.withAlignmentRectInsets(shadow))
/// print(view.frame.width, view.frame.height)  // 60.0 50.0
/// print(view.intrinsicContentSize.width, view.intrinsicContentSize.height)  // 50.0 40.0
/// ```
///
/// - Units: Points, y down; the image's size is its pixels divided by its scale.
/// - Errors: None: without an image there is no natural size and nothing is drawn. Insets larger than
///   the image give a natural size of 0.
/// - Complexity: O(1) until drawing, which is O(pixels covered).
/// - SeeAlso: Apple, "UIImageView"; `Rules/AlignmentRectangles.md#images-bring-their-insets`.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates an image view of its image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  /// Creates an image view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of its image's size, with an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      viewNode.invalidateIntrinsicContentSize()
      KeyValueObservers.changed(self, "image", from: oldValue, to: image)
    }
  }
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false
  /// Whether the image grows with the largest text sizes; stored only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The configuration of symbols that do not have their own; it determines the natural size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { viewNode.invalidateIntrinsicContentSize() }
  }
  /// The image with the preferred configuration.
  private var configured: UIImage? { image.map(configured) }
  private func configured(_ image: UIImage) -> UIImage {
    guard let preferredSymbolConfiguration, image.isSymbolImage else {
      return image.resolved(for: self)
    }
    return image.applyingPreferred(preferredSymbolConfiguration)
  }

  // MARK: Animations, of which the first picture is shown

  /// The frames of the animation; nil uses the image's own.
  open var animationImages: [UIImage]?
  /// The frames of the animation while highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle, in seconds; 0 is 1/30 for each frame; stored only.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 repeats indefinitely; stored only.
  open var animationRepeatCount = 0
  /// Whether the view animates.
  open private(set) var isAnimating = false
  /// Starts the animation: shows its first frame.
  open func startAnimating() { setAnimating(animationImages != nil || image?.images != nil) }
  /// Stops the animation: shows the image.
  open func stopAnimating() { setAnimating(false) }
  private func setAnimating(_ animates: Bool) {
    isAnimating = animates
    setNeedsDisplay()
  }
  /// The visible image.
  var displayedImage: UIImage? {
    let animation = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if isAnimating, let first = animation?.first { return first }
    return (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }
  /// Whether the view's image has an unknown size.
  package var lacksImageSize: Bool {
    guard image == nil, let missing = viewNode.designTime?.image else { return false }
    return missing.size == nil || missing.symbol != nil
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    guard directionalAlignmentRectInsets == nil else { return super.alignmentRectInsets }
    return configured?.alignmentRectInsets ?? symbolInsets
  }

  /// The insets of a missing symbol: what its height differs from that of its alignment rectangle, half above and half below.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#symbols-in-image-views`.
  private var symbolInsets: UIEdgeInsets {
    guard image == nil, let ornament = viewNode.designTime?.image?.symbol?.ornament else {
      return .zero
    }
    let scale = viewNode.root.pixelScale
    let whole = (Double(ornament) * scale).rounded() / scale
    let top = (whole / 2 * scale).rounded() / scale
    return UIEdgeInsets(top: top, left: 0, bottom: whole - top, right: 0)
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  package override var baseContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    if let image = configured {
      let size = image.size.less(alignmentRectInsets)
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return viewNode.designTime?.image?.size ?? super.intrinsicContentSize
  }

  /// Both baselines are that of the image, if it has one: as far above the lower edge as the image says.
  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    guard let offset = configured?.baselineOffsetFromBottom else { return super.contentBaselines }
    // From the image's edge to that of the alignment rectangle.
    let baseline = NodeBaseline.bottom(Double(offset - alignmentRectInsets.bottom))
    return (baseline, baseline)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured?.size ?? .zero }

  /// Images may be larger than the bounds, as in `scaleAspectFill`.
  package override var drawsInsideBounds: Bool {
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .redraw: true
    default: clipsToBounds
    }
  }

  open override func draw(_ rect: CGRect) { ImagePainter(view: self).draw() }
}

extension UIImageView: AppearanceFollower {
  func appearanceChanged() {
    if image?.content.family != nil { viewNode.alignmentChanged() }
  }
}
