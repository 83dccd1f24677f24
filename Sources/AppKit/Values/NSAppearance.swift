public import Foundation
internal import ViewDrawing

/// A light or dark appearance.
///
/// Views ask their ancestors, windows the application for one; see ``NSAppearanceCustomization``. High
/// contrast and what is meant for backgrounds that are translucent look as the plain ones do here.
///
/// - SeeAlso: Apple, "NSAppearance".
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance; raw values are Apple's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// Creates a name from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The light one.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// The dark one.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// The light one for backgrounds that are translucent.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// The dark one for backgrounds that are translucent.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    /// The light one with more contrast.
    public static let accessibilityHighContrastAqua = Name(
      "NSAppearanceNameAccessibilityAqua")
    /// The dark one with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua")
    /// The light one for backgrounds that are translucent, with more contrast.
    public static let accessibilityHighContrastVibrantLight = Name(
      "NSAppearanceNameAccessibilityVibrantLight")
    /// The dark one for backgrounds that are translucent, with more contrast.
    public static let accessibilityHighContrastVibrantDark = Name(
      "NSAppearanceNameAccessibilityVibrantDark")

    /// The appearance of colours in it; nil for a name that is not the system's.
    var inColors: ColorAppearance? {
      switch self {
      case .aqua, .vibrantLight, .accessibilityHighContrastAqua,
        .accessibilityHighContrastVibrantLight:
        .light
      case .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua,
        .accessibilityHighContrastVibrantDark:
        .dark
      default: nil
      }
    }
  }

  /// The name.
  public let name: Name
  /// The appearance of colours in it.
  let inColors: ColorAppearance

  /// Creates one of the system's appearances; nil for another name.
  public init?(named name: Name) {
    guard let inColors = name.inColors else { return nil }
    self.name = name
    self.inColors = inColors
  }
  /// Creates the plain one of two.
  init(_ appearance: ColorAppearance) {
    name = appearance == .dark ? .darkAqua : .aqua
    inColors = appearance
  }

  /// Returns the current drawing appearance: while a view draws, that view's.
  public class func currentDrawing() -> NSAppearance { NSAppearance(CurrentAppearance.value) }
  /// Performs a closure with this as the current drawing appearance.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    CurrentAppearance.perform(in: inColors, block)
  }
  /// Returns the best match among names: the appearance's own, or else the plain one of the same brightness, or
  /// else the light one; nil without any.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let wanted: [Name] = [name, inColors == .dark ? .darkAqua : .aqua, .aqua]
    return wanted.first(where: appearances.contains)
  }
  /// Whether translucent content shows through; only for names that state it.
  public var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }

  /// Equal when the names are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAppearance)?.name == name
  }
  /// Consistent with `isEqual`.
  public override var hash: Int { name.hashValue }
}

/// An object that can have an appearance of its own.
///
/// - SeeAlso: Apple, "NSAppearanceCustomization".
@preconcurrency @MainActor public protocol NSAppearanceCustomization: NSObjectProtocol {
  /// The object's own appearance; nil inherits.
  var appearance: NSAppearance? { get set }
  /// The object's own appearance or the inherited one.
  var effectiveAppearance: NSAppearance { get }
}
