import Drawing
import Foundation
import Testing
import UIKit

struct UIGraphicsTests {
  @Test(arguments: [1.0, 2, 3])
  func imageContextsHavePixelsPerPoint(_ scale: Double) {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, scale)
    defer { UIGraphicsEndImageContext() }
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 10, height: 5))
    #expect(image?.scale == CGFloat(scale) && image?.cgImage?.width == Int(10 * scale))
    let ctm = UIGraphicsGetCurrentContext()?.ctm
    #expect(ctm == CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 5 * scale))
  }

  @Test func impossibleSizesStillNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func opaqueContextsStartBlack() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
    defer { UIGraphicsEndImageContext() }
    let color = UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.color(x: 0, y: 0)
    #expect(color?.alpha == 1 && color?.red == 0)
  }

  @Test func renderersMoveTheirOrigin() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    #expect(image.cgImage?.color(x: 0, y: 0)?.red == 1)
    #expect(image.cgImage?.color(x: 1, y: 0)?.alpha == 0)
  }
}
