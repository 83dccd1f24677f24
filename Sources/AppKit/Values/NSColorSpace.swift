public import Drawing
public import Foundation

/// The interpretation of a colour's components.
///
/// Calibrated and device RGB are read as sRGB, calibrated and device grey as grey with gamma 2.2; they differ
/// only by name.
///
/// Source: Apple, "NSColorSpace".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is constant.
open class NSColorSpace: NSObject, @unchecked Sendable {
  /// The kind of components.
  public enum Model: Int, Sendable {
    /// An unknown model.
    case unknown = -1
    /// One component.
    case gray = 0
    /// Red, green and blue.
    case rgb = 1
    /// Four inks.
    case cmyk = 2
    /// Lightness and two colour axes.
    case lab = 3
    /// Several inks.
    case deviceN = 4
    /// An index into a table.
    case indexed = 5
    /// A pattern.
    case patterned = 6
  }

  /// The `CGColorSpace` of the components.
  public let cgColorSpace: CGColorSpace?
  /// The localised name of the space.
  public let localizedName: String?
  /// The `CGColorSpace` that interprets the components.
  let space: CGColorSpace

  /// Creates one of the predefined spaces.
  init(_ model: String, _ name: String) {
    space = CGColorSpace(name: model) ?? CGColorSpaceCreateDeviceRGB()
    cgColorSpace = space
    localizedName = name
  }

  /// Creates a space from a `CGColorSpace`; never nil here.
  public init?(cgColorSpace: CGColorSpace) {
    space = cgColorSpace
    self.cgColorSpace = cgColorSpace
    localizedName =
      [
        CGColorSpace.sRGB: NSColorSpace.sRGB, CGColorSpace.displayP3: .displayP3,
        CGColorSpace.genericGrayGamma2_2: .genericGamma22Gray,
      ][cgColorSpace.name ?? ""]?.localizedName
  }

  /// The kind of components.
  open var colorSpaceModel: Model { space.numberOfComponents == 1 ? .gray : .rgb }
  /// The number of components, alpha not included.
  open var numberOfColorComponents: Int { space.numberOfComponents }

  private static let spaces = (
    sRGB: NSColorSpace(CGColorSpace.sRGB, "sRGB IEC61966-2.1"),
    genericRGB: NSColorSpace(CGColorSpace.sRGB, "Generic RGB"),
    deviceRGB: NSColorSpace(CGColorSpace.sRGB, "Device RGB"),
    displayP3: NSColorSpace(CGColorSpace.displayP3, "Display P3"),
    gamma22: NSColorSpace(CGColorSpace.genericGrayGamma2_2, "Generic Gray Gamma 2.2"),
    genericGray: NSColorSpace(CGColorSpace.genericGrayGamma2_2, "Generic Gray"),
    deviceGray: NSColorSpace(CGColorSpace.genericGrayGamma2_2, "Device Gray")
  )

  /// The standard RGB space.
  open class var sRGB: NSColorSpace { spaces.sRGB }
  /// Calibrated RGB.
  open class var genericRGB: NSColorSpace { spaces.genericRGB }
  /// The RGB space of the device.
  open class var deviceRGB: NSColorSpace { spaces.deviceRGB }
  /// The wide RGB space of Apple displays.
  open class var displayP3: NSColorSpace { spaces.displayP3 }
  /// Grey with gamma 2.2.
  open class var genericGamma22Gray: NSColorSpace { spaces.gamma22 }
  /// Calibrated grey.
  open class var genericGray: NSColorSpace { spaces.genericGray }
  /// The grey space of the device.
  open class var deviceGray: NSColorSpace { spaces.deviceGray }

  /// Whether the names and the interpretation of components are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColorSpace else { return false }
    return other.localizedName == localizedName && other.space == space
  }

  /// Consistent with `isEqual`.
  open override var hash: Int { localizedName.hashValue }
}
