public import Foundation
internal import ViewDrawing

/// An appearance: light or dark.
///
/// Views inherit it from their superviews, windows from the application; see ``NSAppearanceCustomization``.
/// High-contrast and vibrant appearances look like the plain ones here.
///
/// - SeeAlso: Apple, "NSAppearance".
public final class NSAppearance: NSObject, Sendable {
  /// The name of an appearance; raw values are Apple's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The light appearance.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// The light appearance for translucent backgrounds.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// The dark appearance for translucent backgrounds.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    /// The light appearance with increased contrast.
    public static let accessibilityHighContrastAqua = Name(
      "NSAppearanceNameAccessibilityAqua")
    /// The dark appearance with increased contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua")
    /// The light appearance for translucent backgrounds, with increased contrast.
    public static let accessibilityHighContrastVibrantLight = Name(
      "NSAppearanceNameAccessibilityVibrantLight")
    /// The dark appearance for translucent backgrounds, with increased contrast.
    public static let accessibilityHighContrastVibrantDark = Name(
      "NSAppearanceNameAccessibilityVibrantDark")

    /// The appearance for resolving colours; nil for a name that is not the system's.
    var colorAppearance: ColorAppearance? {
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

  /// The name of the appearance.
  public let name: Name
  /// The appearance for resolving colours.
  let inColors: ColorAppearance

  /// Creates one of the system's appearances; nil for another name.
  public init?(named name: Name) {
    guard let inColors = name.colorAppearance else { return nil }
    self.name = name
    self.inColors = inColors
  }
  /// Creates the plain light or dark appearance.
  init(_ appearance: ColorAppearance) {
    name = appearance == .dark ? .darkAqua : .aqua
    inColors = appearance
  }

  /// The appearance of the current drawing: while a view draws, that view's.
  public class func currentDrawing() -> NSAppearance { NSAppearance(CurrentAppearance.value) }
  /// The appearance of the current drawing; setting it has no effect, see ``performAsCurrentDrawingAppearance(_:)``.
  public class var current: NSAppearance! {
    get { currentDrawing() }
    set { _ = newValue }
  }
  /// Runs a closure with this as the appearance of the current drawing.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    CurrentAppearance.perform(in: inColors, block)
  }
  /// The best match among names: this appearance's name, else the plain one of the same brightness, else the
  /// light one; nil without a match.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let wanted: [Name] = [name, inColors == .dark ? .darkAqua : .aqua, .aqua]
    return wanted.first(where: appearances.contains)
  }
  /// Whether the appearance is for translucent backgrounds, which its name determines.
  public var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }

  /// Whether the names are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAppearance)?.name == name
  }
  /// Consistent with `isEqual`.
  public override var hash: Int { name.hashValue }
}

/// An object that can have an individual appearance.
///
/// - SeeAlso: Apple, "NSAppearanceCustomization".
@preconcurrency @MainActor public protocol NSAppearanceCustomization: NSObjectProtocol {
  /// The object's appearance; nil to inherit it.
  var appearance: NSAppearance? { get set }
  /// The object's appearance, or else the inherited one.
  var effectiveAppearance: NSAppearance { get }
}
