import Foundation

// Colours by purpose, light appearance, normal contrast. Apple publishes the purposes ("UI element
// colors"); the numbers are what its light appearance resolves to.
extension UIColor {
  fileprivate static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double) -> UIColor {
    UIColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Main text.
  public class var label: UIColor { .bytes(0, 0, 0, 1) }
  /// Second level of text.
  public class var secondaryLabel: UIColor { .bytes(60, 60, 67, 0.6) }
  /// Third level of text.
  public class var tertiaryLabel: UIColor { .bytes(60, 60, 67, 0.3) }
  /// Fourth level of text.
  public class var quaternaryLabel: UIColor { .bytes(60, 60, 67, 0.18) }
  /// Text of empty fields.
  public class var placeholderText: UIColor { .bytes(60, 60, 67, 0.3) }
  /// Links.
  public class var link: UIColor { .bytes(0, 122, 255, 1) }
  /// Thin lines that let the ground through.
  public class var separator: UIColor { .bytes(60, 60, 67, 0.29) }
  /// Thin lines.
  public class var opaqueSeparator: UIColor { .bytes(198, 198, 200, 1) }
  /// Ground of thin small shapes.
  public class var systemFill: UIColor { .bytes(120, 120, 128, 0.2) }
  /// Ground of medium shapes.
  public class var secondarySystemFill: UIColor { .bytes(120, 120, 128, 0.16) }
  /// Ground of large shapes.
  public class var tertiarySystemFill: UIColor { .bytes(118, 118, 128, 0.12) }
  /// Ground of large areas.
  public class var quaternarySystemFill: UIColor { .bytes(116, 116, 128, 0.08) }
  /// Main background.
  public class var systemBackground: UIColor { .bytes(255, 255, 255, 1) }
  /// Background within the main one.
  public class var secondarySystemBackground: UIColor { .bytes(242, 242, 247, 1) }
  /// Background within the second.
  public class var tertiarySystemBackground: UIColor { .bytes(255, 255, 255, 1) }
  /// Main background of grouped content.
  public class var systemGroupedBackground: UIColor { .bytes(242, 242, 247, 1) }
  /// Background within the grouped one.
  public class var secondarySystemGroupedBackground: UIColor { .bytes(255, 255, 255, 1) }
  /// Background within the second grouped one.
  public class var tertiarySystemGroupedBackground: UIColor { .bytes(242, 242, 247, 1) }
  /// Text on light ground, whatever the appearance.
  public class var darkText: UIColor { .bytes(0, 0, 0, 1) }
  /// Text on dark ground, whatever the appearance.
  public class var lightText: UIColor { .bytes(255, 255, 255, 0.6) }
}
