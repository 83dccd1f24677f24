public import Foundation

/// Shows an image; takes over the image's alignment insets.
///
/// The whole image is mapped into the bounds; natural size and alignment rectangle leave the
/// image's ornaments out.
///
/// - SeeAlso: Apple, "UIImageView"; `Rules/AlignmentRectangles.md#images-bring-their-insets`.
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
  var shown: UIImage? {
    let animation = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if isAnimating, let first = animation?.first { return first }
    return (isHighlighted ? highlightedImage ?? image : image).map(configured)
  }
  /// Whether the view names an image of unknown size.
  package var lacksImageSize: Bool {
    guard image == nil, let missing = viewNode.designTime?.image else { return false }
    return missing.size == nil
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    guard directionalAlignmentRectInsets == nil else { return super.alignmentRectInsets }
    return configured?.alignmentRectInsets ?? .zero
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  package override var ownContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    if let image = configured {
      let size = image.size.less(alignmentRectInsets)
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return viewNode.designTime?.image?.size ?? super.intrinsicContentSize
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
