public import Drawing
public import Foundation
package import ViewDrawing

/// A picture with its scale, orientation and alignment insets.
///
/// Source: Apple, "UIImage".
///
/// Sizes and insets are points. Every method that returns a changed image keeps the alignment insets.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is set while it is made.
open class UIImage: NSObject, @unchecked Sendable {
  /// Everything the image is.
  package private(set) var content: ImageContent
  /// What `imageAsset` gave out; it is the same object each time.
  private var asset: UIImageAsset?

  /// An image from its parts.
  package init(content: ImageContent) { self.content = content }

  /// An image of no size.
  public override init() { content = ImageContent() }

  /// A bitmap at a scale (pixels per point) in an orientation.
  ///
  /// A scale that is not positive is 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = ImageContent(
      bitmap: cgImage, scale: scale,
      orientation: ImageContent.Orientation(rawValue: orientation.rawValue) ?? .up)
  }

  /// A bitmap at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Decodes a picture at one pixel per point; nil when it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a picture at a scale; nil when it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageLoading.image(data, scale: scale) else { return nil }
    self.init(content: image)
  }

  /// Reads a picture file; a name that ends in `@2x` or `@3x` has that scale.
  ///
  /// Nil when it fails.
  ///
  /// - SeeAlso: `ImageLoading`, which says why.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageLoading.image(atPath: path) else { return nil }
    self.init(content: image)
  }

  /// The pixels; nil for an image of no size.
  open var cgImage: CGImage? { content.bitmap }
  /// Pixels per point.
  open var scale: CGFloat { content.scale }
  /// How the pixels are to be turned before they are seen.
  open var imageOrientation: Orientation {
    Orientation(rawValue: content.orientation.rawValue) ?? .up
  }
  /// Size in points, as seen.
  open var size: CGSize { content.size }
  /// From the image's edges to the rectangle that layout aligns, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(content.alignmentInsets) }
  /// Whether only the shape counts.
  open var renderingMode: RenderingMode {
    RenderingMode(rawValue: content.rendering.rawValue) ?? .automatic
  }
  /// The parts at the edges that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { UIEdgeInsets(content.capInsets) }
  /// How the middle is resized.
  open var resizingMode: ResizingMode { content.isStretched ? .stretch : .tile }

  /// The same image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = ViewInsets(insets) }
  }

  /// The same image, as a picture or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.rendering = renderingMode.inContent }
  }

  /// The image's shape in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let tint = color.cgColor
    return changed { $0.tint = tint }
  }

  /// The image's shape in one colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tint = color.cgColor
    return changed {
      $0.tint = tint
      $0.rendering = renderingMode.inContent
    }
  }

  /// The same image with edges that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with edges that keep their size, and a middle that is repeated or stretched.
  ///
  /// Edges are repeated or stretched along their length; without insets all of the image is the middle.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = ViewInsets(capInsets)
      $0.isResizable = true
      $0.isStretched = resizingMode == .stretch
    }
  }

  /// The same image, which views that are read from right to left show mirrored.
  ///
  /// Size and alignment insets stay as they are.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsFromRightToLeft = true }
  }
  /// Whether views that are read from right to left show the image mirrored.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsFromRightToLeft }
  /// The image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.isMirrored.toggle() } }
  /// The picture as a JPEG file, as seen, on white; nil for an image of no size.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    content.jpeg(quality: Double(compressionQuality))
  }

  /// The pictures of an animation; nil for a single picture.
  open internal(set) var images: [UIImage]?
  /// How long they take, in seconds; nothing moves here, and the first one is seen.
  open internal(set) var duration: TimeInterval = 0
  /// An animation of some pictures, which looks as the first one; nil without any.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(content: first.content)
    (image.images, image.duration) = (images, duration)
    return image
  }

  /// The picture as a PNG file, as seen; nil for an image of no size.
  open func pngData() -> Data? { content.png }

  /// Draws at its own size in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws at its own size with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws into a rectangle of the current context.
  ///
  /// Alignment insets play no part.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.draw(in: context, rect)
  }

  /// Draws into a rectangle with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    content.draw(in: context, rect)
    context.restoreGState()
  }

  /// The image as a view of a tint colour shows it: templates in that colour.
  func inTint(_ color: UIColor) -> UIImage {
    UIImage(content: content.inTint(color.cgColor))
  }
  /// The picture's looks for different traits; a picture that is registered there is shown instead of this one
  /// where its traits fit.
  open var imageAsset: UIImageAsset? {
    if asset == nil { asset = UIImageAsset(of: self) }
    return asset
  }
  /// Takes another set of looks.
  func setFamily(_ family: ImageFamily?) { content.family = family }
  /// An image of an asset.
  convenience init(content: ImageContent, asset: UIImageAsset) {
    self.init(content: content)
    self.asset = asset
  }

  private func changed(_ change: @escaping @Sendable (inout ImageContent) -> Void) -> UIImage {
    UIImage(content: content.changed(change))
  }
}

extension UIImage.RenderingMode {
  fileprivate var inContent: ImageContent.Rendering {
    ImageContent.Rendering(rawValue: rawValue) ?? .automatic
  }
}
