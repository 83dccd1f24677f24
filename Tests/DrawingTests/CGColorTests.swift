import Drawing
import Foundation
import Testing

struct CGColorTests {
  /// Display P3 primaries in sRGB, from the CSS Color 4 sample conversions (color(display-p3 1 0 0)
  /// is color(srgb 1.093 −0.2267 −0.1501), display-p3 0 1 0 is −0.5116 1.0183 −0.3107).
  @Test(arguments: [
    ([1.0, 0, 0], [1.093, -0.2267, -0.1501]), ([0.0, 1, 0], [-0.5116, 1.0183, -0.3107]),
    ([1.0, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
  ])
  func displayP3BecomesSRGB(_ p3: [Double], _ expected: [Double]) throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(
      CGColor(colorSpace: space, components: p3.map { CGFloat($0) } + [1])
    ).sRGB
    #expect(abs(color.red - expected[0]) < 2e-3)
    #expect(abs(color.green - expected[1]) < 2e-3)
    #expect(abs(color.blue - expected[2]) < 2e-3)
  }

  @Test func greyHasTwoComponents() {
    let color = CGColor(gray: 0.25, alpha: 0.5)
    #expect(color.components == [0.25, 0.5])
    #expect(color.numberOfComponents == 2)
    #expect(color.copy(alpha: 1)?.components == [0.25, 1])
    #expect(color.sRGB == SRGBColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test func wrongNumberOfComponentsIsNil() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 1]) == nil)
    #expect(CGColorSpace(name: "kCGColorSpaceNowhere") == nil)
  }
}
