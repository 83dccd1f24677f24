internal import Drawing
public import Foundation

// Sizes: Apple, "NSFont"; those of control sizes and purposes as documents without a size are laid out.
extension NSFont {
  /// The standard size: 13.
  public class var systemFontSize: CGFloat { 13 }
  /// The size of small controls: 11.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of small labels: 10.
  public class var labelFontSize: CGFloat { 10 }

  /// The regular system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(descriptor: systemDescriptor(.system, fontSize, weight))
  }
  /// The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(descriptor: systemDescriptor(.monospaced, fontSize, weight))
  }
  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var descriptor = systemDescriptor(.system, fontSize, weight)
    descriptor.hasMonospacedDigits = true
    return NSFont(descriptor: descriptor)
  }

  /// The font of window titles, 13 points by default.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The font of menus, 13 points by default.
  public class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of the menu bar, 13 points by default.
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of messages, 13 points by default.
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of palettes, 11 points by default.
  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : smallSystemFontSize)
  }
  /// The font of tool tips, 11 points by default.
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : smallSystemFontSize)
  }
  /// The font of control contents, 12 points by default.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : 12)
  }
  /// The font of small labels, 10 points by default.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : labelFontSize)
  }
  /// The font of documents: Helvetica, 12 points by default.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Helvetica", size: fontSize)
  }
  /// The fixed-width font of documents: Menlo, 11 points by default.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Menlo", size: fontSize > 0 ? fontSize : 11)
  }

  private static func systemDescriptor(
    _ kind: FontDescriptor.Kind, _ size: CGFloat, _ weight: Weight
  ) -> FontDescriptor {
    FontDescriptor(
      kind: kind, size: Double(size > 0 ? size : systemFontSize), weight: Double(weight.rawValue))
  }
}
