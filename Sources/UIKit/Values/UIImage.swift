public import Drawing
public import Foundation
internal import FoundationShims
public import ImageFilters
package import ViewDrawing

/// An image with its scale, orientation and alignment insets.
///
/// Every method that returns a modified image keeps the alignment insets.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is set while it is made.
///
/// ```swift
/// let canvas = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
/// let picture = canvas.image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
/// let shadow = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 2)
/// let aligned = picture.withAlignmentRectInsets(shadow)
/// print(aligned.size.width, aligned.alignmentRectInsets.right)  // 20.0 2.0
/// print(UIImage(data: Data("no picture".utf8)) == nil)  // true
/// ```
///
/// - Units: Sizes and insets in points, y down; pixels divided by ``scale``.
/// - Errors: An initializer returns nil for a file or data that cannot be decoded, and for pictures
///   above 64,000,000 pixels.
/// - Complexity: Decoding and encoding are O(pixels); copies with other insets, tints or modes share
///   the pixels, O(1).
/// - SeeAlso: Apple, "UIImage"; `Rules/AlignmentRectangles.md#images-bring-their-insets`.
open class UIImage: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The content of the image.
  package private(set) var content: ImageContent
  /// The object that `imageAsset` returns.
  private var asset: UIImageAsset?

  /// Creates an image from its content.
  package init(content: ImageContent) { self.content = content }

  /// Creates an empty image.
  public override init() { content = ImageContent() }

  /// Creates a bitmap at a scale (pixels per point) in an orientation.
  ///
  /// A scale of 0 or less is replaced by 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = ImageContent(
      bitmap: cgImage, scale: scale,
      orientation: ImageContent.Orientation(rawValue: orientation.rawValue) ?? .up)
  }

  /// Creates a bitmap at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of Core Image's at a scale (pixels per point) in an orientation.
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.ciImage = ciImage
    content =
      ciImage.cgImage.map {
        ImageContent(
          bitmap: $0, scale: scale,
          orientation: ImageContent.Orientation(rawValue: orientation.rawValue) ?? .up)
      } ?? ImageContent()
  }
  /// Creates an image of Core Image's at one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image by decoding data at one pixel per point; nil if it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image by decoding data at a scale; nil if it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageLoading.image(data, scale: scale) else { return nil }
    self.init(content: image)
  }

  /// Creates an image from a file; a name that ends in `@2x` or `@3x` sets the scale.
  ///
  /// Returns nil if it fails.
  ///
  /// - SeeAlso: `ImageLoading`, which reports the reason.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? ImageLoading.image(atPath: path) else { return nil }
    self.init(content: image)
  }

  /// The pixels; nil for an empty image, and for one of Core Image's as on Apple's systems.
  open var cgImage: CGImage? { ciImage == nil ? content.bitmap : nil }
  /// The image of Core Image's that it was made of; nil for others.
  open private(set) var ciImage: CIImage?
  /// Pixels per point.
  open var scale: CGFloat { content.scale }
  /// The orientation of the pixels.
  open var imageOrientation: Orientation {
    Orientation(rawValue: content.orientation.rawValue) ?? .up
  }
  /// The size in points, with the orientation applied.
  open var size: CGSize { content.size }
  /// The insets from the image's edges to its alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(content.alignmentInsets) }
  /// The rendering mode.
  open var renderingMode: RenderingMode {
    RenderingMode(rawValue: content.rendering.rawValue) ?? .automatic
  }
  /// The insets of the parts that keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { UIEdgeInsets(content.capInsets) }
  /// The resizing mode of the resizable region.
  open var resizingMode: ResizingMode { content.isStretched ? .stretch : .tile }

  /// The image with other alignment insets.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = ViewInsets(insets) }
  }

  /// The distance from the image's lower edge to its baseline, in points; nil for an image without one.
  ///
  /// An image view has its baselines there.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  /// The image with a baseline some points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0 }
  }
  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  /// The image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.rendering = renderingMode.inContent }
  }

  /// The image's shape in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let tint = color.cgColor
    return changed { $0.tint = tint }
  }

  /// The image's shape in a colour, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    let tint = color.cgColor
    return changed {
      $0.tint = tint
      $0.rendering = renderingMode.inContent
    }
  }

  /// The image with cap insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with cap insets and a resizing mode.
  ///
  /// Edges are repeated or stretched along their length. Without insets the whole image is resizable.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = ViewInsets(capInsets)
      $0.isResizable = true
      $0.isStretched = resizingMode == .stretch
    }
  }

  /// The image, mirrored in views with a right-to-left layout direction.
  ///
  /// Size and alignment insets do not change.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsFromRightToLeft = true }
  }
  /// Whether the image is mirrored in views with a right-to-left layout direction.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsFromRightToLeft }
  /// The image mirrored left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.isMirrored.toggle() } }
  /// The displayed image as a JPEG file on white; nil for an empty image.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    content.jpeg(quality: Double(compressionQuality))
  }

  /// The frames of an animated image; nil for a single image.
  open internal(set) var images: [UIImage]?
  /// The duration of the animation, in seconds; stored only: the first frame is shown.
  open internal(set) var duration: TimeInterval = 0
  /// An animated image, drawn as its first frame; nil without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(content: first.content)
    (image.images, image.duration) = (images, duration)
    return image
  }

  /// The displayed image as a PNG file; nil for an empty image.
  open func pngData() -> Data? { content.png }

  /// Draws the image at its own size in the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context.
  ///
  /// Alignment insets are ignored.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.draw(in: context, rect)
  }

  /// Draws the image into a rectangle with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    content.draw(in: context, rect)
    context.restoreGState()
  }

  /// The image in a tint colour if it is a template, else the image itself.
  func inTint(_ color: UIColor) -> UIImage {
    UIImage(content: content.inTint(color.cgColor))
  }
  /// The variants of the image for different traits.
  ///
  /// A registered image replaces this one where its traits match.
  open var imageAsset: UIImageAsset? {
    if asset == nil { asset = UIImageAsset(of: self) }
    return asset
  }
  /// Sets the variants.
  func setFamily(_ family: ImageFamily?) { content.family = family }
  /// Creates an image of an asset.
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

/// Not in UIKit.
extension UIImage {
  /// The image with alignment insets detected from its pixels: soft shadows, glows, translucent outlines and
  /// badges around a core are outside the alignment rectangle.
  ///
  /// Returns the image unchanged if the detection finds nothing or is uncertain.
  ///
  ///     imageView.image = UIImage(named: "Shadowed")?.withDetectedAlignmentRectInsets()
  ///
  /// Insets are in points. The time grows with the number of pixels; do not call it while scrolling.
  ///
  /// - SeeAlso: `Documentation/Guides/AlignmentInsets.md`; `plumb insets --write` puts the same into a catalogue.
  public func withDetectedAlignmentRectInsets() -> UIImage {
    withAlignmentRectInsets(UIEdgeInsets(content.withDetectedInsets().alignmentInsets))
  }
}
