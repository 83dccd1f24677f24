public import Drawing
public import Foundation
internal import FoundationShims
package import ViewDrawing

/// A colour.
///
/// System colours follow the appearance, the contrast and the level of the traits. Their palette is that of the generation
/// of the view that is drawn, otherwise of ``IOSGeneration/current``.
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
///
/// ```swift
/// let accent = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// var (red, alpha, white): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
/// accent.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
/// print(red, alpha)  // 0.2 0.5
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// UIColor.label.resolvedColor(with: dark).getWhite(&white, alpha: nil)
/// print(white)  // 1.0
/// ```
///
/// - Units: Components from 0 to 1 in sRGB, grey or Display P3; outside of a space they are kept and
///   clamped when drawn.
/// - Errors: None: ``getWhite(_:alpha:)`` returns false for a colour that is not grey; a named colour
///   that is missing is nil.
/// - Complexity: O(1); a colour with a provider calls it at each use.
/// - SeeAlso: Apple, "UIColor", "Human Interface Guidelines: Color".
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  private let variants: ColorVariants
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// The drawing layer's colour; a dynamic colour is resolved for ``UITraitCollection/current``.
  open var cgColor: CGColor {
    provider.map { $0(.current).cgColor } ?? variants.current
  }

  /// Creates a colour from the drawing layer's.
  public init(cgColor: CGColor) {
    variants = .one(cgColor)
    provider = nil
  }
  /// Creates a colour in each appearance.
  package init(variants: ColorVariants) {
    self.variants = variants
    provider = nil
  }
  /// Creates a dynamic colour; the closure is called on each use.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    variants = .one(.black)
    provider = dynamicProvider
  }
  /// The colour in the dark appearance and a shade, nil for the current one; nil for a colour without variants of its own.
  package func darkVariant(in shade: ColorShade?) -> UIColor? {
    if case .one = variants { return nil }
    guard provider == nil else { return nil }
    return UIColor(cgColor: variants.color(in: .dark, shade ?? CurrentAppearance.shade))
  }
  /// The colour with another variant in the light appearance.
  func inLight(_ color: CGColor) -> UIColor {
    UIColor(variants: variants.inLight(color))
  }
  /// The colour resolved for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider {
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
    if case .one = variants { return self }
    let appearance = traitCollection.userInterfaceStyle.appearance ?? CurrentAppearance.value
    let shade = traitCollection.values.shade(CurrentAppearance.shade)
    return UIColor(cgColor: variants.color(in: appearance, shade))
  }

  /// Creates a pattern that repeats an image from the top left corner of the drawn view.
  ///
  /// An empty image gives a transparent colour.
  public convenience init(patternImage image: UIImage) {
    let content = image.content
    let pattern = CGPattern(picture: content.size) { context in
      content.draw(in: context, CGRect(origin: .zero, size: content.size))
    }
    self.init(cgColor: pattern?.color ?? .clear)
  }

  /// Creates an sRGB colour; components outside 0…1 are kept and clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
  }

  /// Creates a Display P3 colour.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(cgColor: CGColor(p3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour by hue (a full turn is 1), saturation and brightness, each limited to 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSBColor(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The colour with another opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(variants: variants.map { $0.copy(alpha: alpha) ?? $0 })
  }

  /// Writes the sRGB components; always returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.sRGB
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes grey and opacity; returns false for a colour with unequal components.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.sRGB
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Writes hue, saturation and brightness of the sRGB colour.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.sRGB
    let hsb = HSBColor(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Sets the fill and stroke colours of the current context, if any.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Returns the colour itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether colour space and components are equal in each appearance; a dynamic colour equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return other === self }
    return other.variants == variants
  }

  /// Consistent with `isEqual`.
  open override var hash: Int {
    provider == nil ? variants.hashValue : ObjectIdentifier(self).hashValue
  }
}
