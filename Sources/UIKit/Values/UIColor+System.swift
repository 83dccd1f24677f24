import Foundation

// System colours, light appearance, normal contrast. Source: Apple, Human Interface Guidelines,
// "Color" (iOS 15 to 18 values).
extension UIColor {
  /// An opaque sRGB colour from bytes.
  fileprivate static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: 1)
  }

  /// (255, 59, 48) of 255.
  public class var systemRed: UIColor { .bytes(255, 59, 48) }
  /// (255, 149, 0) of 255.
  public class var systemOrange: UIColor { .bytes(255, 149, 0) }
  /// (255, 204, 0) of 255.
  public class var systemYellow: UIColor { .bytes(255, 204, 0) }
  /// (52, 199, 89) of 255.
  public class var systemGreen: UIColor { .bytes(52, 199, 89) }
  /// (0, 199, 190) of 255.
  public class var systemMint: UIColor { .bytes(0, 199, 190) }
  /// (48, 176, 199) of 255.
  public class var systemTeal: UIColor { .bytes(48, 176, 199) }
  /// (50, 173, 230) of 255.
  public class var systemCyan: UIColor { .bytes(50, 173, 230) }
  /// (0, 122, 255) of 255.
  public class var systemBlue: UIColor { .bytes(0, 122, 255) }
  /// (88, 86, 214) of 255.
  public class var systemIndigo: UIColor { .bytes(88, 86, 214) }
  /// (175, 82, 222) of 255.
  public class var systemPurple: UIColor { .bytes(175, 82, 222) }
  /// (255, 45, 85) of 255.
  public class var systemPink: UIColor { .bytes(255, 45, 85) }
  /// (162, 132, 94) of 255.
  public class var systemBrown: UIColor { .bytes(162, 132, 94) }
  /// (142, 142, 147) of 255.
  public class var systemGray: UIColor { .bytes(142, 142, 147) }
  /// (174, 174, 178) of 255.
  public class var systemGray2: UIColor { .bytes(174, 174, 178) }
  /// (199, 199, 204) of 255.
  public class var systemGray3: UIColor { .bytes(199, 199, 204) }
  /// (209, 209, 214) of 255.
  public class var systemGray4: UIColor { .bytes(209, 209, 214) }
  /// (229, 229, 234) of 255.
  public class var systemGray5: UIColor { .bytes(229, 229, 234) }
  /// (242, 242, 247) of 255.
  public class var systemGray6: UIColor { .bytes(242, 242, 247) }
  /// The default tint: `systemBlue`.
  public class var tintColor: UIColor { .systemBlue }
}
