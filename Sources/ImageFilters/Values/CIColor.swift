public import Drawing
public import Foundation

/// A colour for a filter, in sRGB.
///
/// - SeeAlso: Apple, "CIColor".
///
/// Unchecked: open for subclasses; what it stores is constant.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  private let value: CGColor

  /// Creates a colour of Core Graphics' one.
  public init(cgColor color: CGColor) { value = color }
  /// Creates an opaque colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Creates a colour of components from 0 to 1, not premultiplied.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates an opaque colour in a space; nil unless that has three components.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
  }
  /// Creates a colour in a space; nil unless that has three components.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.numberOfComponents == 3,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
    else { return nil }
    self.init(cgColor: color)
  }
  /// Creates a colour of a text with three or four numbers.
  public convenience init(string representation: String) {
    let numbers = representation.split { " ,[]".contains($0) }.map { CGFloat(Double($0) ?? 0) }
    let parts = numbers + [0, 0, 0, 1].dropFirst(numbers.count)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private var rgb: SRGBColor { value.sRGB }
  /// The red component.
  open var red: CGFloat { rgb.red }
  /// The green component.
  open var green: CGFloat { rgb.green }
  /// The blue component.
  open var blue: CGFloat { rgb.blue }
  /// The opacity.
  open var alpha: CGFloat { rgb.alpha }
  /// The number of components with the opacity: 4.
  open var numberOfComponents: Int { 4 }
  /// The space of the components.
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The components as a text.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { "\(Double($0))" }.joined(separator: " ")
  }
  /// The colour for the drawing layer.
  package var drawn: CGColor { value }
  /// The components, from 0 to 1.
  var pixel: SIMD4<Float> {
    SIMD4(Float(rgb.red), Float(rgb.green), Float(rgb.blue), Float(rgb.alpha))
  }

  /// Returns the same object: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether both have the same components.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.value == value }
  /// Consistent with `isEqual`.
  open override var hash: Int { value.hashValue }

  /// Opaque black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Grey at a half.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Black without opacity.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
