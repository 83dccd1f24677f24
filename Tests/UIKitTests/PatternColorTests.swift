import Drawing
import Foundation
import Testing
import UIKit

/// Images that repeat as colours.
@MainActor struct PatternColorTests {
  /// Two by two pixels: red and green above, blue and white below; the bytes are blue, green, red, alpha.
  private func tile() throws -> UIImage {
    let bytes: [[UInt8]] = [
      [0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [255, 255, 255, 255],
    ]
    return UIImage(cgImage: try CGImage(width: 2, height: 2, pixels: bytes.flatMap { $0 }))
  }
  private func shown(_ view: UIView) throws -> CGImage {
    try CGImage.decode(try view.pngData(scale: 1), vectorScale: 1)
  }

  /// A view at (3, 1): its own upper left corner has the tile's upper left pixel, red, whatever its superview's
  /// place; two points on in both directions it is red again, below it is blue.
  @Test func aBackgroundBeginsAtTheViewsCorner() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 3, y: 1, width: 6, height: 6))
    view.backgroundColor = UIColor(patternImage: try tile())
    root.addSubview(view)
    let image = try shown(root)
    for (x, y, red, green, blue) in [
      (3, 1, 1.0, 0.0, 0.0), (4, 1, 0, 1, 0), (3, 2, 0, 0, 1), (4, 2, 1, 1, 1), (5, 3, 1, 0, 0),
    ] {
      let color = try #require(image.color(x: x, y: y))
      #expect(color.red == red && color.green == green && color.blue == blue, "\(x), \(y)")
    }
    #expect(try #require(image.color(x: 1, y: 1)).alpha == 0)
  }

  /// Half the opacity makes half the alpha; `set` is the same colour for fills.
  @Test func opacityAndFills() throws {
    let color = UIColor(patternImage: try tile()).withAlphaComponent(0.5)
    let size = CGSize(width: 4, height: 4)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let pixel = try #require(image.cgImage?.color(x: 2, y: 2))
    #expect(abs(pixel.alpha - 0.5) < 0.01 && pixel.red > 0.98 && pixel.green < 0.02)
  }

  /// An empty image gives a transparent colour; equal patterns are equal colours.
  @Test func emptyImagesAreClear() throws {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    let color = UIColor(patternImage: try tile())
    let other = UIColor(patternImage: try tile())
    #expect(color == color && color != other)
    #expect(color.cgColor.pattern != nil && color.cgColor.numberOfComponents == 1)
  }
}
