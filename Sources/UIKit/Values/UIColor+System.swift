import Foundation

// System colours, normal contrast. Source: Apple, Human Interface Guidelines,
// "Color" (iOS 15 to 18 values).
extension UIColor {
  /// An opaque sRGB colour in each appearance, from bytes.
  fileprivate static func bytes(
    _ light: (Double, Double, Double), _ dark: (Double, Double, Double)
  ) -> UIColor { UIColor(variants: .bytes(light, 1, dark, 1)) }

  /// (255, 59, 48) of 255, in dark mode (255, 69, 58).
  public class var systemRed: UIColor { .bytes((255, 59, 48), (255, 69, 58)) }
  /// (255, 149, 0) of 255, in dark mode (255, 159, 10).
  public class var systemOrange: UIColor { .bytes((255, 149, 0), (255, 159, 10)) }
  /// (255, 204, 0) of 255, in dark mode (255, 214, 10).
  public class var systemYellow: UIColor { .bytes((255, 204, 0), (255, 214, 10)) }
  /// (52, 199, 89) of 255, in dark mode (48, 209, 88).
  public class var systemGreen: UIColor { .bytes((52, 199, 89), (48, 209, 88)) }
  /// (0, 199, 190) of 255, in dark mode (99, 230, 226).
  public class var systemMint: UIColor { .bytes((0, 199, 190), (99, 230, 226)) }
  /// (48, 176, 199) of 255, in dark mode (64, 200, 224).
  public class var systemTeal: UIColor { .bytes((48, 176, 199), (64, 200, 224)) }
  /// (50, 173, 230) of 255, in dark mode (100, 210, 255).
  public class var systemCyan: UIColor { .bytes((50, 173, 230), (100, 210, 255)) }
  /// (0, 122, 255) of 255, in dark mode (10, 132, 255).
  public class var systemBlue: UIColor { .bytes((0, 122, 255), (10, 132, 255)) }
  /// (88, 86, 214) of 255, in dark mode (94, 92, 230).
  public class var systemIndigo: UIColor { .bytes((88, 86, 214), (94, 92, 230)) }
  /// (175, 82, 222) of 255, in dark mode (191, 90, 242).
  public class var systemPurple: UIColor { .bytes((175, 82, 222), (191, 90, 242)) }
  /// (255, 45, 85) of 255, in dark mode (255, 55, 95).
  public class var systemPink: UIColor { .bytes((255, 45, 85), (255, 55, 95)) }
  /// (162, 132, 94) of 255, in dark mode (172, 142, 104).
  public class var systemBrown: UIColor { .bytes((162, 132, 94), (172, 142, 104)) }
  /// (142, 142, 147) of 255, in dark mode (142, 142, 147).
  public class var systemGray: UIColor { .bytes((142, 142, 147), (142, 142, 147)) }
  /// (174, 174, 178) of 255, in dark mode (99, 99, 102).
  public class var systemGray2: UIColor { .bytes((174, 174, 178), (99, 99, 102)) }
  /// (199, 199, 204) of 255, in dark mode (72, 72, 74).
  public class var systemGray3: UIColor { .bytes((199, 199, 204), (72, 72, 74)) }
  /// (209, 209, 214) of 255, in dark mode (58, 58, 60).
  public class var systemGray4: UIColor { .bytes((209, 209, 214), (58, 58, 60)) }
  /// (229, 229, 234) of 255, in dark mode (44, 44, 46).
  public class var systemGray5: UIColor { .bytes((229, 229, 234), (44, 44, 46)) }
  /// (242, 242, 247) of 255, in dark mode (28, 28, 30).
  public class var systemGray6: UIColor { .bytes((242, 242, 247), (28, 28, 30)) }
  /// The default tint: `systemBlue`.
  public class var tintColor: UIColor { .systemBlue }
}
