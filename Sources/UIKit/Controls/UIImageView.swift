internal import Drawing
public import Foundation

/// Shows an image; takes over the image's alignment insets.
///
/// The whole image is mapped into the bounds; natural size and alignment rectangle leave the
/// image's ornaments out.
///
/// - SeeAlso: Apple, "UIImageView"; semantics 5.2.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes an image view as large as its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  /// Makes an image view for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as its image, with another one for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// What is shown.
  open var image: UIImage? {
    didSet { viewNode.invalidateIntrinsicContentSize() }
  }
  /// What is shown while highlighted.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false
  /// Size and weight of symbols that say none of their own; their size is the view's natural one.
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

  /// The pictures that are shown in turn while the view animates; without any, those of the image.
  open var animationImages: [UIImage]?
  /// The same while highlighted.
  open var highlightedAnimationImages: [UIImage]?
  /// How long they take, in seconds; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether the view animates.
  open private(set) var isAnimating = false
  /// Shows the first of the animation's pictures; nothing moves here.
  open func startAnimating() { setAnimating(animationImages != nil || image?.images != nil) }
  /// Shows the image again.
  open func stopAnimating() { setAnimating(false) }
  private func setAnimating(_ animates: Bool) {
    isAnimating = animates
    setNeedsDisplay()
  }
  /// What is seen now.
  private var shown: UIImage? {
    let animation = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if isAnimating, let first = animation?.first { return first }
    return (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }
  /// Size and place of an image that a document names but does not hold.
  package var namedImage: (name: String, size: CGSize)? {
    didSet { viewNode.invalidateIntrinsicContentSize() }
  }

  /// The name of an image whose size nobody here knows.
  package var missingImage: String?
  /// Whether the view names an image without a known size.
  package var lacksImageSize: Bool { image == nil && namedImage == nil && missingImage != nil }

  open override var alignmentRectInsets: UIEdgeInsets {
    guard directionalAlignmentRectInsets == nil else { return super.alignmentRectInsets }
    return configured?.alignmentRectInsets ?? .zero
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  package override var ownContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    if let image = configured {
      let insets = alignmentRectInsets
      return CGSize(
        width: max(0, image.size.width - insets.left - insets.right),
        height: max(0, image.size.height - insets.top - insets.bottom))
    }
    return namedImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured?.size ?? .zero }

  /// Images may be larger than the bounds, as in `scaleAspectFill`.
  package override var drawsInsideBounds: Bool {
    switch contentMode {
    case .scaleToFill, .scaleAspectFit, .redraw: true
    default: clipsToBounds
    }
  }

  open override func draw(_ rect: CGRect) {
    if let shown {
      return shown.shown(in: self, tint: tintColor).draw(
        in: ImagePlacement.rect(of: shown.size, in: bounds, contentMode))
    }
    guard let name = namedImage?.name ?? missingImage,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let size = namedImage?.size ?? .zero
    let place = ImagePlacement.rect(of: size, in: bounds, contentMode)
    MissingImage.draw(name, in: clipsToBounds ? place : place.intersection(bounds), context)
  }
}

extension UIImageView: AppearanceFollower {
  func appearanceChanged() {
    if image?.content.family != nil { viewNode.alignmentChanged() }
  }
}

/// Where an image lies in a view's bounds.
enum ImagePlacement {
  /// The rectangle an image of a size fills under a content mode; unrounded.
  static func rect(of size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var result = CGRect(origin: bounds.origin, size: size)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let scale = mode == .scaleAspectFit ? min(x, y) : max(x, y)
      result.size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let free = CGSize(width: bounds.width - result.width, height: bounds.height - result.height)
    let part = anchor(mode)
    result.origin.x += free.width * part.x
    result.origin.y += free.height * part.y
    return result
  }

  private static func anchor(_ mode: UIView.ContentMode) -> CGPoint {
    let x: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}
