import Foundation

// Colours by purpose, normal contrast. Apple publishes the purposes ("UI element colors"); the numbers are what
// its light and its dark appearance resolve to.
extension UIColor {
  fileprivate static func bytes(
    _ light: (Double, Double, Double), _ lightAlpha: Double, _ dark: (Double, Double, Double),
    _ darkAlpha: Double
  ) -> UIColor { UIColor(variants: .bytes(light, lightAlpha, dark, darkAlpha)) }

  /// Main text.
  public class var label: UIColor { mainText }
  // Every text asks for it whenever it is measured or drawn.
  private static let mainText = bytes((0, 0, 0), 1, (255, 255, 255), 1)
  /// Second level of text.
  public class var secondaryLabel: UIColor {
    .bytes((60, 60, 67), 0.6, (235, 235, 245), 0.6)
  }
  /// Third level of text.
  public class var tertiaryLabel: UIColor {
    .bytes((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  }
  /// Fourth level of text.
  public class var quaternaryLabel: UIColor {
    .bytes((60, 60, 67), 0.18, (235, 235, 245), 0.16)
  }
  /// Text of empty fields.
  public class var placeholderText: UIColor {
    .bytes((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  }
  /// Links.
  public class var link: UIColor {
    .bytes((0, 122, 255), 1, (9, 132, 255), 1)
  }
  /// Thin lines that let the ground through.
  public class var separator: UIColor {
    .bytes((60, 60, 67), 0.29, (84, 84, 88), 0.6)
  }
  /// Thin lines.
  public class var opaqueSeparator: UIColor {
    .bytes((198, 198, 200), 1, (56, 56, 58), 1)
  }
  /// Ground of thin small shapes.
  public class var systemFill: UIColor {
    .bytes((120, 120, 128), 0.2, (120, 120, 128), 0.36)
  }
  /// Ground of medium shapes.
  public class var secondarySystemFill: UIColor {
    .bytes((120, 120, 128), 0.16, (120, 120, 128), 0.32)
  }
  /// Ground of large shapes.
  public class var tertiarySystemFill: UIColor {
    .bytes((118, 118, 128), 0.12, (118, 118, 128), 0.24)
  }
  /// Ground of large areas.
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
  /// Text on light ground, whatever the appearance.
  public class var darkText: UIColor { UIColor.bytes((0, 0, 0), 1, (0, 0, 0), 1) }
  /// Text on dark ground, whatever the appearance.
  public class var lightText: UIColor { UIColor.bytes((255, 255, 255), 0.6, (255, 255, 255), 0.6) }
}
