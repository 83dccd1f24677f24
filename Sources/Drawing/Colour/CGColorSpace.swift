/// An interpretation of colour components.
///
/// Source: Apple, "CGColorSpace".
///
/// The spaces of interface documents are supported, and that of four inks as it is on a device without a profile. Names are
/// `String` because Linux has no `CFString`.
public final class CGColorSpace: Hashable, Sendable {
  /// The supported spaces.
  package enum Kind: String, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
    case cmyk = "kCGColorSpaceGenericCMYK"
  }

  /// The supported space.
  package let kind: Kind

  /// Whether it is a pattern space.
  let isOfPatterns: Bool

  /// Creates one of the supported spaces.
  package init(kind: Kind) {
    self.kind = kind
    isOfPatterns = false
  }

  /// Creates a pattern space; with a base space, for uncoloured patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.isOfPatterns != true else { return nil }
    kind = baseSpace?.kind ?? .sRGB
    isOfPatterns = true
  }

  /// Creates the space with one of the names below; nil for any other name.
  public convenience init?(name: String) {
    guard let kind = Kind(rawValue: name) else { return nil }
    self.init(kind: kind)
  }

  /// Name of the standard RGB space.
  public static let sRGB = Kind.sRGB.rawValue
  /// Name of the wide RGB space of Apple displays.
  public static let displayP3 = Kind.displayP3.rawValue
  /// Name of the space of four inks.
  public static let genericCMYK = Kind.cmyk.rawValue
  /// Name of the grey space with gamma 2.2.
  public static let genericGrayGamma2_2 = Kind.gray.rawValue

  /// The space's name.
  ///
  /// Nil for a space of patterns.
  public var name: String? { isOfPatterns ? nil : kind.rawValue }

  /// The number of components of a colour, excluding alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .sRGB, .displayP3: 3
    case .cmyk: 4
    }
  }

  /// The kind of components.
  public var model: CGColorSpaceModel {
    if isOfPatterns { return .pattern }
    return switch kind {
    case .gray: .monochrome
    case .sRGB, .displayP3: .rgb
    case .cmyk: .cmyk
    }
  }

  /// Two spaces are equal when their names are.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind && left.isOfPatterns == right.isOfPatterns
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The RGB space of the device; here always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .sRGB) }

/// The grey space of the device; here always gamma 2.2.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .gray) }

/// The space of four inks of a device, without a profile: each ink takes away its part of the light.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(kind: .cmyk) }

/// A kind of colour components.
///
/// Source: Apple, "CGColorSpaceModel".
public enum CGColorSpaceModel: Int32, Sendable {
  /// Another kind.
  case unknown = -1
  /// One grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two colour axes.
  case lab
  /// A number per colour of a device.
  case deviceN
  /// A place in a table of colours.
  case indexed
  /// A pattern.
  case pattern
  /// Values of the CIE's XYZ space.
  case XYZ
}
