package import Foundation

/// A font without a size.
///
/// - SeeAlso: Apple, "CGFont".
public final class CGFont: Sendable {
  /// The PostScript name: the requested one, or that of the file.
  public let postScriptName: String?
  /// The bytes of its file; nil for a font by name.
  package let data: Data?
  /// The full name: the PostScript name here.
  public var fullName: String? { postScriptName }

  /// Creates the font with a PostScript name.
  ///
  /// A font that is not installed is drawn with the system font's face, like other text in such a font; nil only for an
  /// empty name.
  public init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    data = nil
  }

  /// Creates the font of a file's bytes; nil for other bytes.
  ///
  /// Text in it is drawn with it once `CTFontManagerRegisterGraphicsFont(_:_:)` registered it.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let font = OutlineFont([UInt8](data)),
      let name = font.postScriptName ?? font.familyName
    else { return nil }
    postScriptName = name
    self.data = data
  }

  /// The system font.
  package static let system = CGFont(systemName: ".SFUI-Regular")

  private init(systemName: String) { (postScriptName, data) = (systemName, nil) }

  private var metrics: FontMetrics { FontMetrics(for: descriptor(size: Double(unitsPerEm))) }
  /// The units of the em square: 1,000.
  public var unitsPerEm: Int { 1000 }
  /// The height above the baseline, in units of the em square.
  public var ascent: Int { Int(metrics.ascender.rounded()) }
  /// The depth below the baseline, negative, in units of the em square.
  public var descent: Int { Int(metrics.descender.rounded()) }
  /// The leading, in units of the em square.
  public var leading: Int { Int(metrics.leading.rounded()) }

  /// Returns the font at a size.
  package func descriptor(size: Double) -> FontDescriptor {
    FontDescriptor(kind: .named(postScriptName ?? ""), size: size)
  }
}
