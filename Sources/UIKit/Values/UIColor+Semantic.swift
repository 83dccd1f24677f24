import Foundation
internal import ViewDrawing

// Colours by purpose. Apple publishes the purposes ("UI element colors"); the numbers are what its light and its dark
// appearance resolve to. Those of high contrast and of the elevated level are what public projects recorded on iOS 13.
extension UIColor {
  /// Primary text.
  public class var label: UIColor { PurposePalette.label }
  /// Secondary text.
  public class var secondaryLabel: UIColor { PurposePalette.secondaryLabel }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { PurposePalette.tertiaryLabel }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { PurposePalette.quaternaryLabel }
  /// Placeholder text.
  public class var placeholderText: UIColor { PurposePalette.tertiaryLabel }
  /// Links.
  public class var link: UIColor { PurposePalette.link }
  /// Translucent separators.
  public class var separator: UIColor { PurposePalette.separator }
  /// Opaque separators.
  public class var opaqueSeparator: UIColor { PurposePalette.opaqueSeparator }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { PurposePalette.fill }
  /// The fill of medium shapes.
  public class var secondarySystemFill: UIColor { PurposePalette.secondaryFill }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { PurposePalette.tertiaryFill }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor { PurposePalette.quaternaryFill }
  /// Main background.
  public class var systemBackground: UIColor { PurposePalette.background }
  /// Background within the main one.
  public class var secondarySystemBackground: UIColor { PurposePalette.secondaryBackground }
  /// Background within the second.
  public class var tertiarySystemBackground: UIColor { PurposePalette.tertiaryBackground }
  /// The background of grouped tables, by its former name.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Main background of grouped content.
  public class var systemGroupedBackground: UIColor { PurposePalette.groupedBackground }
  /// Background within the grouped one.
  public class var secondarySystemGroupedBackground: UIColor {
    PurposePalette.secondaryGroupedBackground
  }
  /// Background within the second grouped one.
  public class var tertiarySystemGroupedBackground: UIColor {
    PurposePalette.tertiaryGroupedBackground
  }
  /// Text on a light background, in every appearance.
  public class var darkText: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// Text on a dark background, in every appearance.
  public class var lightText: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 0.6) }
}

/// The colours by purpose, which are made once.
private enum PurposePalette {
  private typealias Bytes = (Double, Double, Double)

  /// A colour of the same bytes with the opacities of normal and of high contrast.
  private static func ink(
    _ light: Bytes, _ dark: Bytes, _ normal: (Double, Double), _ high: (Double, Double)
  ) -> UIColor {
    UIColor(
      variants: .shaded([
        ShadedPair(.highContrast, bytes: light, dark, alpha: high),
        ShadedPair([], bytes: light, dark, alpha: normal),
      ]))
  }
  /// A grey of text.
  private static func text(_ normal: (Double, Double), _ high: (Double, Double)) -> UIColor {
    ink((60, 60, 67), (235, 235, 245), normal, high)
  }
  /// An opaque colour of both contrasts.
  private static func opaque(_ light: Bytes, _ dark: Bytes) -> UIColor {
    UIColor(variants: .bytes(light, 1, dark, 1))
  }
  /// A background: light, with high contrast, and a row of greys for dark, each level one further.
  private static func background(_ light: Bytes, strong: Bytes, step: Int) -> UIColor {
    let greys: [Bytes] = [(0, 0, 0), (28, 28, 30), (44, 44, 46), (58, 58, 60)]
    let strongGreys: [Bytes] = [(0, 0, 0), (36, 36, 38), (54, 54, 56), (68, 68, 70)]
    return UIColor(
      variants: .shaded([
        ShadedPair([.highContrast, .elevated], bytes: strong, strongGreys[step + 1]),
        ShadedPair(.highContrast, bytes: strong, strongGreys[step]),
        ShadedPair(.elevated, bytes: light, greys[step + 1]),
        ShadedPair([], bytes: light, greys[step]),
      ]))
  }
  private static let white: Bytes = (255, 255, 255)
  private static let pale: Bytes = (242, 242, 247)
  private static let strongPale: Bytes = (235, 235, 240)

  static let label = opaque((0, 0, 0), white)
  static let secondaryLabel = text((0.6, 0.6), (0.68, 0.68))
  static let tertiaryLabel = text((0.3, 0.3), (0.38, 0.38))
  static let quaternaryLabel = text((0.18, 0.16), (0.26, 0.24))
  static let link = opaque((0, 122, 255), (9, 132, 255))
  static let separator = ink((60, 60, 67), (84, 84, 88), (0.29, 0.6), (0.37, 0.68))
  static let opaqueSeparator = opaque((198, 198, 200), (56, 56, 58))
  static let fill = ink((120, 120, 128), (120, 120, 128), (0.2, 0.36), (0.28, 0.44))
  static let secondaryFill = ink((120, 120, 128), (120, 120, 128), (0.16, 0.32), (0.24, 0.4))
  static let tertiaryFill = ink((118, 118, 128), (118, 118, 128), (0.12, 0.24), (0.2, 0.32))
  static let quaternaryFill = ink((116, 116, 128), (118, 118, 128), (0.08, 0.18), (0.16, 0.26))
  static let background = background(white, strong: white, step: 0)
  static let secondaryBackground = background(pale, strong: strongPale, step: 1)
  static let tertiaryBackground = background(white, strong: white, step: 2)
  static let groupedBackground = background(pale, strong: strongPale, step: 0)
  static let secondaryGroupedBackground = background(white, strong: white, step: 1)
  static let tertiaryGroupedBackground = background(pale, strong: strongPale, step: 2)
}
