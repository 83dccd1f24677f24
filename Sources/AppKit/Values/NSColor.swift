public import Drawing
public import Foundation
internal import FoundationShims
internal import ViewDrawing

/// A colour.
///
/// A colour has components in a colour space, or a name in a catalogue. A catalogue colour resolves to its
/// light or dark variant by the current appearance, with normal contrast, and must be converted before its
/// components are read.
///
/// Unchecked: open for subclasses, as Apple's is; the picture of a pattern is created once and is the same for
/// all.
///
/// ```swift
/// let accent = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
/// print(accent.redComponent, accent.withAlphaComponent(0.5).alphaComponent)  // 0.2 0.5
/// print(NSColor.labelColor.type == .catalog)  // true
/// let grey = NSColor(white: 0.5, alpha: 1).usingColorSpace(.sRGB)
/// print(grey?.redComponent ?? 0)  // 0.5
/// ```
///
/// - Units: Components from 0 to 1 in the colour's space; calibrated and device spaces are read as sRGB.
/// - Errors: Reading components of another space or of a catalogue colour ends the program with Apple's text; a
///   name that is missing and a `CGColor` without a space return nil.
/// - Complexity: O(1); a colour with a provider calls it at each use.
/// - SeeAlso: Apple, "NSColor", "Human Interface Guidelines: Color".
open class NSColor: NSObject, NSCopying, @unchecked Sendable {
  private let header = FoundationHeader()

  /// The kind of a colour's definition.
  ///
  /// Source: Apple, "NSColor.ColorType".
  public enum ColorType: Int, Sendable {
    /// A colour with components.
    case componentBased = 0
    /// A repeating image.
    case pattern = 1
    /// A name in a catalogue.
    case catalog = 2
  }

  /// The name of a colour in a catalogue.
  public typealias Name = String

  private let variants: ColorVariants
  private let provider: (@Sendable (NSAppearance) -> NSColor)?
  private let space: NSColorSpace
  /// The name in a catalogue; nil for a colour with components.
  private let catalogName: String?
  /// The catalogue that contains the name: the system's, or a program's.
  private let catalog: String

  /// The colour as a `CGColor`, resolved for the current appearance.
  open var cgColor: CGColor {
    provider.map { $0(.currentDrawing()).cgColor } ?? variants.current
  }

  init(
    variants: ColorVariants, _ space: NSColorSpace, catalog: String = "System",
    catalogName: String? = nil
  ) {
    self.variants = variants
    provider = nil
    self.space = space
    self.catalog = catalog
    self.catalogName = catalogName
  }
  convenience init(_ cgColor: CGColor, _ space: NSColorSpace) {
    self.init(variants: .one(cgColor), space)
  }
  /// Creates a colour that depends on the appearance; the provider is called at each use.
  ///
  /// - Parameters:
  ///   - colorName: The name; nil for a color without one.
  ///   - dynamicProvider: Returns the color for an appearance.
  public init(
    name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    variants = .one(.black)
    provider = dynamicProvider
    space = .sRGB
    catalog = ""
    catalogName = colorName ?? ""
  }

  /// Creates a colour from a `CGColor`; never nil here.
  public convenience init?(cgColor: CGColor) {
    guard let space = (cgColor.colorSpace.flatMap { NSColorSpace(cgColorSpace: $0) }) else {
      return nil
    }
    self.init(cgColor, space)
  }

  /// Creates a colour of the system's catalogue.
  convenience init(catalog name: String, _ variants: ColorVariants) {
    let isGrey = variants.color(in: .light).numberOfComponents == 2
    self.init(variants: variants, isGrey ? .genericGamma22Gray : .sRGB, catalogName: name)
  }

  /// Creates a colour from an image that repeats from the origin of the drawing view's coordinate space.
  ///
  /// Clear for an image without size.
  public convenience init(patternImage image: NSImage) {
    let size = image.size
    let pattern = CGPattern(picture: size) { context in
      GraphicsStack.drawing(on: context, yGrowsDown: true) {
        image.draw(in: CGRect(origin: .zero, size: size))
      }
    }
    self.init(variants: .one(pattern?.color ?? .clear), .sRGB)
    repeatedImage = image
  }
  private var repeatedImage: NSImage?
  /// The image that repeats; traps for every other colour.
  open var patternImage: NSImage {
    guard let repeatedImage else { refuse("patternImage") }
    return repeatedImage
  }

  // MARK: By components

  /// Creates a colour from the components of a space, alpha last.
  ///
  /// Traps unless the count is the space's component count plus one for alpha.
  public convenience init(
    colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count: Int
  ) {
    let values = Array(UnsafeBufferPointer(start: components, count: max(0, count)))
    guard let color = CGColor(colorSpace: space.space, components: values) else {
      fatalError(
        "NSColor: \(count) components for \(space.localizedName ?? "a colour space"), which has "
          + "\(space.numberOfColorComponents) and alpha")
    }
    self.init(color, space)
  }
  /// Creates an sRGB colour; components outside 0…1 are kept and clamped when drawn.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColor(srgbRed: srgbRed, green: green, blue: blue, alpha: alpha), .sRGB)
  }
  /// Creates a grey with gamma 2.2.
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha), .genericGamma22Gray)
  }
  /// Creates a Display P3 colour.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColor(p3Red: red, green: green, blue: blue, alpha: alpha), .displayP3)
  }
  /// Creates a calibrated grey.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha), .genericGray)
  }
  /// Creates a calibrated RGB colour, read as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColor(red: red, green: green, blue: blue, alpha: alpha), .genericRGB)
  }
  /// Creates a calibrated colour by hue (a full turn is 1), saturation and brightness, each limited to 0…1.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      colorSpace: .genericRGB, hue: hue, saturation: saturation, brightness: brightness,
      alpha: alpha)
  }
  /// Creates a device grey.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(CGColor(gray: white, alpha: alpha), .deviceGray)
  }
  /// Creates a device RGB colour, read as sRGB.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(CGColor(red: red, green: green, blue: blue, alpha: alpha), .deviceRGB)
  }
  /// Creates a device colour by hue, saturation and brightness, each limited to 0…1.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      colorSpace: .deviceRGB, hue: hue, saturation: saturation, brightness: brightness,
      alpha: alpha)
  }
  /// Creates a grey with gamma 2.2.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(genericGamma22White: white, alpha: alpha)
  }
  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates an sRGB colour by hue, saturation and brightness, each limited to 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      colorSpace: .sRGB, hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  /// Creates a colour of an RGB space by hue, saturation and brightness, each limited to 0…1.
  ///
  /// In a grey space it becomes the grey of the same luminance.
  public convenience init(
    colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat,
    alpha: CGFloat
  ) {
    let rgb = HSBColor(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    let parts = [rgb.red, rgb.green, rgb.blue, Double(alpha)]
    let plain = CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    self.init(
      CGColor(colorSpace: space.space, components: parts.map { CGFloat($0) })
        ?? plain.converted(to: space.space), space)
  }

  // MARK: What it is

  /// The kind of the colour's definition.
  open var type: ColorType {
    repeatedImage != nil ? .pattern : catalogName == nil ? .componentBased : .catalog
  }
  /// The space of the components; traps for a catalogue colour.
  open var colorSpace: NSColorSpace {
    requireComponents("colorSpace")
    return space
  }
  /// The number of components including alpha; traps for a catalogue colour.
  open var numberOfComponents: Int {
    requireComponents("numberOfComponents")
    return cgColor.numberOfComponents
  }
  /// Writes the components, alpha last; traps for a catalogue colour.
  open func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    requireComponents("getComponents:")
    for (index, value) in (cgColor.components ?? []).enumerated() { components[index] = value }
  }
  /// The catalogue's name; traps for a colour with components.
  open var catalogNameComponent: String {
    _ = requireName("catalogNameComponent")
    return catalog
  }
  /// The colour's name in the catalogue; traps for a colour with components.
  open var colorNameComponent: String { requireName("colorNameComponent") }
  /// The localised name; traps for a colour with components.
  open var localizedColorNameComponent: String { requireName("localizedColorNameComponent") }

  /// Opacity, 0…1.
  open var alphaComponent: CGFloat { cgColor.alpha }
  /// Red, 0…1; traps unless the colour has RGB components.
  open var redComponent: CGFloat { rgb("redComponent")[0] }
  /// Green, 0…1; traps unless the colour has RGB components.
  open var greenComponent: CGFloat { rgb("greenComponent")[1] }
  /// Blue, 0…1; traps unless the colour has RGB components.
  open var blueComponent: CGFloat { rgb("blueComponent")[2] }
  /// Hue, 0…1 for a full turn; traps unless the colour has RGB components.
  open var hueComponent: CGFloat { CGFloat(hsb("hueComponent").hue) }
  /// Saturation, 0…1; traps unless the colour has RGB components.
  open var saturationComponent: CGFloat { CGFloat(hsb("saturationComponent").saturation) }
  /// Brightness, 0…1; traps unless the colour has RGB components.
  open var brightnessComponent: CGFloat { CGFloat(hsb("brightnessComponent").brightness) }
  /// Grey, 0…1; traps unless the colour is a grey with components.
  open var whiteComponent: CGFloat { white("whiteComponent") }

  /// Writes red, green, blue and opacity; traps unless the colour has RGB components.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = rgb("getRed:green:blue:alpha:")
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = alphaComponent
  }
  /// Writes hue, saturation, brightness and opacity; traps unless the colour has RGB components.
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = hsb("getHue:saturation:brightness:alpha:")
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = alphaComponent
  }
  /// Writes grey and opacity; traps unless the colour is a grey with components.
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    white?.pointee = self.white("getWhite:alpha:")
    alpha?.pointee = alphaComponent
  }

  // MARK: Other colours

  /// The colour converted to another space; never nil here.
  ///
  /// A catalogue colour is resolved for the current appearance.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    if type == .componentBased, self.space == space { return self }
    return NSColor(cgColor.converted(to: space.space), space)
  }
  /// The colour as one of another type; nil if it cannot be converted.
  open func usingType(_ type: ColorType) -> NSColor? {
    switch type {
    case self.type: self
    case .componentBased: NSColor(cgColor: cgColor)
    case .catalog, .pattern: nil
    }
  }
  /// The colour with another opacity, 0…1.
  ///
  /// A catalogue colour becomes one with components that still depend on the appearance.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    if let provider {
      return NSColor(name: nil) { provider($0).withAlphaComponent(alpha) }
    }
    let alpha = min(max(alpha, 0), 1)
    return NSColor(variants: variants.map { $0.copy(alpha: alpha) ?? $0 }, space)
  }
  /// A blend of this colour with a fraction of another colour, in calibrated RGB; never nil here.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let share = min(max(Double(fraction), 0), 1)
    let (own, other) = (cgColor.sRGB, color.cgColor.sRGB)
    func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a + (b - a) * share) }
    return NSColor(
      calibratedRed: mix(own.red, other.red), green: mix(own.green, other.green),
      blue: mix(own.blue, other.blue), alpha: mix(own.alpha, other.alpha))
  }
  /// A blend with the highlight colour, white.
  open func highlight(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .highlightColor)
  }
  /// A blend with the shadow colour, black.
  open func shadow(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .shadowColor)
  }

  // MARK: Drawing

  /// Sets the fill and stroke colour of the current context; does nothing without a context.
  open func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context.
  open func setFill() { GraphicsStack.current.context?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  open func setStroke() { GraphicsStack.current.context?.setStrokeColor(cgColor) }
  /// Fills a rectangle of the current context with the colour.
  open func drawSwatch(in rect: NSRect) {
    guard let context = GraphicsStack.current.context else { return }
    context.saveGState()
    context.setFillColor(cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Returns the same instance: colours are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether name, space and components are equal in each appearance; a colour with a provider equals only
  /// itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor else { return false }
    if provider != nil || other.provider != nil { return other === self }
    return other.variants == variants && other.space == space && other.catalog == catalog
      && other.catalogName == catalogName
  }
  /// Consistent with `isEqual`.
  open override var hash: Int {
    provider == nil ? variants.hashValue : ObjectIdentifier(self).hashValue
  }
  /// The space or catalogue and the components or name, in Apple's format.
  open override var description: String {
    if let catalogName { return "Catalog color: \(catalog) \(catalogName)" }
    let values = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }
    return ([space.localizedName ?? ""] + ["colorspace"] + values).joined(separator: " ")
  }
}

// What Apple makes an exception.
extension NSColor {
  private func refuse(_ name: String) -> Never {
    fatalError(
      "*** -\(name) not valid for the NSColor \(self); need to first convert colorspace.")
  }
  private func requireComponents(_ name: String) { if type != .componentBased { refuse(name) } }
  private func requireName(_ name: String) -> String {
    guard let catalogName else {
      fatalError(
        "*** -\(name) not valid for the NSColor \(self); need to first convert colorspace.")
    }
    return catalogName
  }
  private func rgb(_ name: String) -> [CGFloat] {
    guard type == .componentBased, cgColor.numberOfComponents == 4 else { refuse(name) }
    return cgColor.components ?? [0, 0, 0, 1]
  }
  private func hsb(_ name: String) -> HSBColor {
    let parts = rgb(name)
    return HSBColor(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]))
  }
  private func white(_ name: String) -> CGFloat {
    guard type == .componentBased, cgColor.numberOfComponents == 2 else { refuse(name) }
    return cgColor.colorComponents[0]
  }
}
