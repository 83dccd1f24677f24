/// An interpretation of colour components.
///
/// Source: Apple, "CGColorSpace".
///
/// Only the three spaces in interface documents are supported. Names are `String` because Linux has no `CFString`.
public final class CGColorSpace: Hashable, Sendable {
  /// The supported spaces.
  package enum Model: String, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
  }

  /// The supported space.
  package let model: Model

  /// Whether it is a pattern space.
  let isOfPatterns: Bool

  /// Creates one of the supported spaces.
  package init(model: Model) {
    self.model = model
    isOfPatterns = false
  }

  /// Creates a pattern space; with a base space, for uncoloured patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.isOfPatterns != true else { return nil }
    model = baseSpace?.model ?? .sRGB
    isOfPatterns = true
  }

  /// Creates the space with one of the names below; nil for any other name.
  public convenience init?(name: String) {
    guard let model = Model(rawValue: name) else { return nil }
    self.init(model: model)
  }

  /// Name of the standard RGB space.
  public static let sRGB = Model.sRGB.rawValue
  /// Name of the wide RGB space of Apple displays.
  public static let displayP3 = Model.displayP3.rawValue
  /// Name of the grey space with gamma 2.2.
  public static let genericGrayGamma2_2 = Model.gray.rawValue

  /// The space's name.
  ///
  /// Nil for a space of patterns.
  public var name: String? { isOfPatterns ? nil : model.rawValue }

  /// The number of components of a colour, excluding alpha.
  public var numberOfComponents: Int { model == .gray ? 1 : 3 }

  /// Two spaces are equal when their names are.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model && left.isOfPatterns == right.isOfPatterns
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The RGB space of the device; here always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .sRGB) }

/// The grey space of the device; here always gamma 2.2.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .gray) }
