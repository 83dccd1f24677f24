import Foundation
import Testing
import UIKit

@MainActor struct UIColorTests {
  private func parts(_ color: UIColor) -> [Double] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [Double(r), Double(g), Double(b), Double(a)]
  }

  /// A colour and its parts of 255, alpha last.
  private nonisolated static let named: [(UIColor, [Double])] = [
    (.red, [255, 0, 0, 255]), (.brown, [153, 102, 51, 255]), (.orange, [255, 127.5, 0, 255]),
    (.clear, [0, 0, 0, 0]), (.gray, [127.5, 127.5, 127.5, 255]),
    (.systemBlue, [0, 136, 255, 255]), (.systemRed, [255, 56, 60, 255]),
    (.systemGray6, [242, 242, 247, 255]), (.label, [0, 0, 0, 255]),
  ]

  /// Values Apple documents for standard colours; bytes from the Human Interface Guidelines.
  @Test(arguments: named)
  func namedColours(_ color: UIColor, _ expected: [Double]) {
    #expect(zip(parts(color), expected).allSatisfy { abs($0 * 255 - $1) < 1e-9 })
  }

  /// Hue in sixths of a turn, saturation, brightness; and the red, green and blue they make.
  private nonisolated static let hexcone: [([Double], [Double])] = [
    ([0, 1, 1], [1, 0, 0]), ([2, 1, 1], [0, 1, 0]), ([4, 1, 1], [0, 0, 1]),
    ([3, 1, 0.5], [0, 0.5, 0.5]), ([4.2, 0, 0.25], [0.25, 0.25, 0.25]), ([6, 1, 1], [1, 0, 0]),
    ([1, 0.5, 1], [1, 1, 0.5]),
  ]

  /// Corners and edges of the hexcone.
  @Test(arguments: hexcone)
  func hues(_ hsb: [Double], _ rgb: [Double]) {
    let color = UIColor(hue: hsb[0] / 6, saturation: hsb[1], brightness: hsb[2], alpha: 1)
    #expect(zip(parts(color), rgb).allSatisfy { abs($0 - $1) < 1e-9 })
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(s - hsb[1]) < 1e-9 && abs(b - hsb[2]) < 1e-9)
    if hsb[1] > 0, hsb[0] < 6 { #expect(abs(h * 6 - hsb[0]) < 1e-9) }
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
