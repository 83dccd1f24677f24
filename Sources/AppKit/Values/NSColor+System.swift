internal import Drawing

// System colours, light appearance, normal contrast. Source: Apple, Human Interface Guidelines, "Color"
// (macOS, values of macOS 11 to 15).
extension NSColor {
  /// (255, 59, 48) of 255.
  public class var systemRed: NSColor { .catalog("systemRedColor", 255, 59, 48) }
  /// (255, 149, 0) of 255.
  public class var systemOrange: NSColor { .catalog("systemOrangeColor", 255, 149, 0) }
  /// (255, 204, 0) of 255.
  public class var systemYellow: NSColor { .catalog("systemYellowColor", 255, 204, 0) }
  /// (40, 205, 65) of 255.
  public class var systemGreen: NSColor { .catalog("systemGreenColor", 40, 205, 65) }
  /// (0, 199, 190) of 255.
  public class var systemMint: NSColor { .catalog("systemMintColor", 0, 199, 190) }
  /// (89, 173, 196) of 255.
  public class var systemTeal: NSColor { .catalog("systemTealColor", 89, 173, 196) }
  /// (85, 190, 240) of 255.
  public class var systemCyan: NSColor { .catalog("systemCyanColor", 85, 190, 240) }
  /// (0, 122, 255) of 255.
  public class var systemBlue: NSColor { .catalog("systemBlueColor", 0, 122, 255) }
  /// (88, 86, 214) of 255.
  public class var systemIndigo: NSColor { .catalog("systemIndigoColor", 88, 86, 214) }
  /// (175, 82, 222) of 255.
  public class var systemPurple: NSColor { .catalog("systemPurpleColor", 175, 82, 222) }
  /// (255, 45, 85) of 255.
  public class var systemPink: NSColor { .catalog("systemPinkColor", 255, 45, 85) }
  /// (162, 132, 94) of 255.
  public class var systemBrown: NSColor { .catalog("systemBrownColor", 162, 132, 94) }
  /// (142, 142, 147) of 255.
  public class var systemGray: NSColor { .catalog("systemGrayColor", 142, 142, 147) }

  /// An sRGB colour of the catalogue from bytes and an opacity.
  static func catalog(
    _ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1
  ) -> NSColor {
    NSColor(
      catalog: name,
      CGColor(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
        alpha: alpha))
  }

  /// A grey of the catalogue, 0…1.
  static func catalog(_ name: String, white: Double, _ alpha: Double = 1) -> NSColor {
    NSColor(catalog: name, CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
  }
}
