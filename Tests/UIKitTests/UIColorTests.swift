import Foundation
import Testing
import UIKit

struct UIColorTests {
  private func parts(_ color: UIColor) -> [Double] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [Double(r), Double(g), Double(b), Double(a)]
  }

  /// Values Apple documents for standard colours; bytes from the Human Interface Guidelines.
  @Test(arguments: [
    (UIColor.red, [1.0, 0, 0, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.orange, [1, 0.5, 0, 1]),
    (.clear, [0, 0, 0, 0]), (.gray, [0.5, 0.5, 0.5, 1]),
    (.systemBlue, [0, 122 / 255.0, 1, 1]), (.systemRed, [1, 59 / 255.0, 48 / 255.0, 1]),
    (.systemGray6, [242 / 255.0, 242 / 255.0, 247 / 255.0, 1]), (.label, [0, 0, 0, 1]),
  ])
  func namedColours(_ color: UIColor, _ expected: [Double]) {
    #expect(zip(parts(color), expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// Corners and edges of the hexcone.
  @Test(arguments: [
    ([0.0, 1, 1], [1.0, 0, 0]), ([1 / 3.0, 1, 1], [0, 1, 0]), ([2 / 3.0, 1, 1], [0, 0, 1]),
    ([0.5, 1, 0.5], [0, 0.5, 0.5]), ([0.7, 0, 0.25], [0.25, 0.25, 0.25]), ([1, 1, 1], [1, 0, 0]),
    ([1 / 6.0, 0.5, 1], [1, 1, 0.5]),
  ])
  func hues(_ hsb: [Double], _ rgb: [Double]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
    #expect(zip(parts(color), rgb).allSatisfy { abs($0 - $1) < 1e-9 })
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(s - hsb[1]) < 1e-9 && abs(b - hsb[2]) < 1e-9)
    if hsb[1] > 0, hsb[0] < 1 { #expect(abs(h - hsb[0]) < 1e-9) }
  }

  @Test func equalityIsByComponents() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
  }

  @Test func greyIsReadBack() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.75)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }
}
