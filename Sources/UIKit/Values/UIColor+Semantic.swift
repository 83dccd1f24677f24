import Foundation

// Colours by purpose, normal contrast. Apple publishes the purposes ("UI element colors"); the numbers are what
// its light and its dark appearance resolve to.
extension UIColor {
  fileprivate static func bytes(
    _ light: (Double, Double, Double), _ lightAlpha: Double, _ dark: (Double, Double, Double),
    _ darkAlpha: Double
  ) -> UIColor { UIColor(variants: .bytes(light, lightAlpha, dark, darkAlpha)) }

  /// Primary text.
  public class var label: UIColor { mainText }
  // Stored, because every text reads it whenever it is measured or drawn.
  private static let mainText = bytes((0, 0, 0), 1, (255, 255, 255), 1)
  /// Secondary text.
  public class var secondaryLabel: UIColor {
    .bytes((60, 60, 67), 0.6, (235, 235, 245), 0.6)
  }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor {
    .bytes((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor {
    .bytes((60, 60, 67), 0.18, (235, 235, 245), 0.16)
  }
  /// Placeholder text.
  public class var placeholderText: UIColor {
    .bytes((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  }
  /// Links.
  public class var link: UIColor {
    .bytes((0, 122, 255), 1, (9, 132, 255), 1)
  }
  /// Translucent separators.
  public class var separator: UIColor {
    .bytes((60, 60, 67), 0.29, (84, 84, 88), 0.6)
  }
  /// Opaque separators.
  public class var opaqueSeparator: UIColor {
    .bytes((198, 198, 200), 1, (56, 56, 58), 1)
  }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor {
    .bytes((120, 120, 128), 0.2, (120, 120, 128), 0.36)
  }
  /// The fill of medium shapes.
  public class var secondarySystemFill: UIColor {
    .bytes((120, 120, 128), 0.16, (120, 120, 128), 0.32)
  }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor {
    .bytes((118, 118, 128), 0.12, (118, 118, 128), 0.24)
  }
  /// The fill of large areas.
  public class var quaternarySystemFill: UIColor {
    .bytes((116, 116, 128), 0.08, (118, 118, 128), 0.18)
  }
  /// Main background.
  public class var systemBackground: UIColor {
    .bytes((255, 255, 255), 1, (0, 0, 0), 1)
  }
  /// Background within the main one.
  public class var secondarySystemBackground: UIColor {
    .bytes((242, 242, 247), 1, (28, 28, 30), 1)
  }
  /// Background within the second.
  public class var tertiarySystemBackground: UIColor {
    .bytes((255, 255, 255), 1, (44, 44, 46), 1)
  }
  /// The background of grouped tables, by its former name.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Main background of grouped content.
  public class var systemGroupedBackground: UIColor {
    .bytes((242, 242, 247), 1, (0, 0, 0), 1)
  }
  /// Background within the grouped one.
  public class var secondarySystemGroupedBackground: UIColor {
    .bytes((255, 255, 255), 1, (28, 28, 30), 1)
  }
  /// Background within the second grouped one.
  public class var tertiarySystemGroupedBackground: UIColor {
    .bytes((242, 242, 247), 1, (44, 44, 46), 1)
  }
  /// Text on a light background, in every appearance.
  public class var darkText: UIColor { UIColor.bytes((0, 0, 0), 1, (0, 0, 0), 1) }
  /// Text on a dark background, in every appearance.
  public class var lightText: UIColor { UIColor.bytes((255, 255, 255), 0.6, (255, 255, 255), 0.6) }
}
