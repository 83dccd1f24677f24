internal import Drawing

// System colours, normal contrast. Source: Apple, Human Interface Guidelines, "Color"
// (macOS, values of macOS 11 to 15).
extension NSColor {
  /// Red: (255, 59, 48) of 255; (255, 69, 58) in dark mode.
  public class var systemRed: NSColor {
    .catalog("systemRedColor", .bytes(255, 59, 48), dark: .bytes(255, 69, 58))
  }
  /// Orange: (255, 149, 0) of 255; (255, 159, 10) in dark mode.
  public class var systemOrange: NSColor {
    .catalog("systemOrangeColor", .bytes(255, 149, 0), dark: .bytes(255, 159, 10))
  }
  /// Yellow: (255, 204, 0) of 255; (255, 214, 10) in dark mode.
  public class var systemYellow: NSColor {
    .catalog("systemYellowColor", .bytes(255, 204, 0), dark: .bytes(255, 214, 10))
  }
  /// Green: (40, 205, 65) of 255; (50, 215, 75) in dark mode.
  public class var systemGreen: NSColor {
    .catalog("systemGreenColor", .bytes(40, 205, 65), dark: .bytes(50, 215, 75))
  }
  /// Mint: (0, 199, 190) of 255; (102, 212, 207) in dark mode.
  public class var systemMint: NSColor {
    .catalog("systemMintColor", .bytes(0, 199, 190), dark: .bytes(102, 212, 207))
  }
  /// Teal: (89, 173, 196) of 255; (106, 196, 220) in dark mode.
  public class var systemTeal: NSColor {
    .catalog("systemTealColor", .bytes(89, 173, 196), dark: .bytes(106, 196, 220))
  }
  /// Cyan: (85, 190, 240) of 255; (90, 200, 245) in dark mode.
  public class var systemCyan: NSColor {
    .catalog("systemCyanColor", .bytes(85, 190, 240), dark: .bytes(90, 200, 245))
  }
  /// Blue: (0, 122, 255) of 255; (10, 132, 255) in dark mode.
  public class var systemBlue: NSColor {
    .catalog("systemBlueColor", .bytes(0, 122, 255), dark: .bytes(10, 132, 255))
  }
  /// Indigo: (88, 86, 214) of 255; (94, 92, 230) in dark mode.
  public class var systemIndigo: NSColor {
    .catalog("systemIndigoColor", .bytes(88, 86, 214), dark: .bytes(94, 92, 230))
  }
  /// Purple: (175, 82, 222) of 255; (191, 90, 242) in dark mode.
  public class var systemPurple: NSColor {
    .catalog("systemPurpleColor", .bytes(175, 82, 222), dark: .bytes(191, 90, 242))
  }
  /// Pink: (255, 45, 85) of 255; (255, 55, 95) in dark mode.
  public class var systemPink: NSColor {
    .catalog("systemPinkColor", .bytes(255, 45, 85), dark: .bytes(255, 55, 95))
  }
  /// Brown: (162, 132, 94) of 255; (172, 142, 104) in dark mode.
  public class var systemBrown: NSColor {
    .catalog("systemBrownColor", .bytes(162, 132, 94), dark: .bytes(172, 142, 104))
  }
  /// Grey: (142, 142, 147) of 255; (152, 152, 157) in dark mode.
  public class var systemGray: NSColor {
    .catalog("systemGrayColor", .bytes(142, 142, 147), dark: .bytes(152, 152, 157))
  }

  /// Returns a catalogue colour with a light and a dark variant.
  static func catalog(_ name: String, _ light: CGColor, dark: CGColor) -> NSColor {
    NSColor(catalog: name, .pair(light: light, dark: dark))
  }
}

extension CGColor {
  /// Returns an sRGB colour from bytes and an opacity.
  static func bytes(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> CGColor {
    CGColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
  /// Returns a grey with gamma 2.2, 0…1, and an opacity.
  static func white(_ white: Double, _ alpha: Double = 1) -> CGColor {
    CGColor(genericGrayGamma2_2Gray: white, alpha: alpha)
  }
}
