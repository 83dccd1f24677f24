import Foundation
internal import ViewDrawing

// System colours. Source: Apple, Human Interface Guidelines, "Color": the tables of 2023 for iOS 15 to 18 and of 2025 for
// iOS 26, each with increased contrast.
extension UIColor {
  /// (255, 56, 60) of 255, in dark mode (255, 66, 69); before iOS 26 (255, 59, 48), (255, 69, 58).
  public class var systemRed: UIColor { SystemPalette.red }
  /// (255, 141, 40) of 255, in dark mode (255, 146, 48); before iOS 26 (255, 149, 0), (255, 159, 10).
  public class var systemOrange: UIColor { SystemPalette.orange }
  /// (255, 204, 0) of 255, in dark mode (255, 214, 0); before iOS 26 (255, 204, 0), (255, 214, 10).
  public class var systemYellow: UIColor { SystemPalette.yellow }
  /// (52, 199, 89) of 255, in dark mode (48, 209, 88).
  public class var systemGreen: UIColor { SystemPalette.green }
  /// (0, 200, 179) of 255, in dark mode (0, 218, 195); before iOS 26 (0, 199, 190), (99, 230, 226).
  public class var systemMint: UIColor { SystemPalette.mint }
  /// (0, 195, 208) of 255, in dark mode (0, 210, 224); before iOS 26 (48, 176, 199), (64, 200, 224).
  public class var systemTeal: UIColor { SystemPalette.teal }
  /// (0, 192, 232) of 255, in dark mode (60, 211, 254); before iOS 26 (50, 173, 230), (100, 210, 255).
  public class var systemCyan: UIColor { SystemPalette.cyan }
  /// (0, 136, 255) of 255, in dark mode (0, 145, 255); before iOS 26 (0, 122, 255), (10, 132, 255).
  public class var systemBlue: UIColor { SystemPalette.blue }
  /// (97, 85, 245) of 255, in dark mode (109, 124, 255); before iOS 26 (88, 86, 214), (94, 92, 230).
  public class var systemIndigo: UIColor { SystemPalette.indigo }
  /// (203, 48, 224) of 255, in dark mode (219, 52, 242); before iOS 26 (175, 82, 222), (191, 90, 242).
  public class var systemPurple: UIColor { SystemPalette.purple }
  /// (255, 45, 85) of 255, in dark mode (255, 55, 95).
  public class var systemPink: UIColor { SystemPalette.pink }
  /// (172, 127, 94) of 255, in dark mode (183, 138, 102); before iOS 26 (162, 132, 94), (172, 142, 104).
  public class var systemBrown: UIColor { SystemPalette.brown }
  /// (142, 142, 147) of 255, in dark mode (142, 142, 147).
  public class var systemGray: UIColor { SystemPalette.gray }
  /// (174, 174, 178) of 255, in dark mode (99, 99, 102).
  public class var systemGray2: UIColor { SystemPalette.gray2 }
  /// (199, 199, 204) of 255, in dark mode (72, 72, 74).
  public class var systemGray3: UIColor { SystemPalette.gray3 }
  /// (209, 209, 214) of 255, in dark mode (58, 58, 60).
  public class var systemGray4: UIColor { SystemPalette.gray4 }
  /// (229, 229, 234) of 255, in dark mode (44, 44, 46).
  public class var systemGray5: UIColor { SystemPalette.gray5 }
  /// (242, 242, 247) of 255, in dark mode (28, 28, 30).
  public class var systemGray6: UIColor { SystemPalette.gray6 }
  /// The default tint: `systemBlue`.
  public class var tintColor: UIColor { .systemBlue }
}

/// The system's colours, which are made once.
private enum SystemPalette {
  private typealias Bytes = (Double, Double, Double)

  /// Opaque colours from bytes: light, dark, and both with more contrast.
  private static func pairs(
    _ shade: ColorShade, _ light: Bytes, _ dark: Bytes, _ strongLight: Bytes, _ strongDark: Bytes
  ) -> [ShadedPair] {
    [
      ShadedPair(shade.union(.highContrast), bytes: strongLight, strongDark),
      ShadedPair(shade, bytes: light, dark),
    ]
  }
  private static func color(_ glass: [ShadedPair], _ older: [ShadedPair]) -> UIColor {
    UIColor(variants: .shaded(glass + older))
  }

  static let red = color(
    pairs(.glass, (255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101)),
    pairs([], (255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97)))
  static let orange = color(
    pairs(.glass, (255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86)),
    pairs([], (255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64)))
  static let yellow = color(
    pairs(.glass, (255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67)),
    pairs([], (255, 204, 0), (255, 214, 10), (178, 80, 0), (255, 212, 38)))
  static let green = color(
    pairs(.glass, (52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104)),
    pairs([], (52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91)))
  static let mint = color(
    pairs(.glass, (0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203)),
    pairs([], (0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207)))
  static let teal = color(
    pairs(.glass, (0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236)),
    pairs([], (48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255)))
  static let cyan = color(
    pairs(.glass, (0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255)),
    pairs([], (50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255)))
  static let blue = color(
    pairs(.glass, (0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255)),
    pairs([], (0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255)))
  static let indigo = color(
    pairs(.glass, (97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255)),
    pairs([], (88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255)))
  static let purple = color(
    pairs(.glass, (203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255)),
    pairs([], (175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255)))
  static let pink = color(
    pairs(.glass, (255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196)),
    pairs([], (255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130)))
  static let brown = color(
    pairs(.glass, (172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121)),
    pairs([], (162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105)))
  static let gray = color(
    [], pairs([], (142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)))
  static let gray2 = color(
    [], pairs([], (174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128)))
  static let gray3 = color(
    [], pairs([], (199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86)))
  static let gray4 = color(
    [], pairs([], (209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70)))
  static let gray5 = color(
    [], pairs([], (229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56)))
  static let gray6 = color(
    [], pairs([], (242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38)))
}
