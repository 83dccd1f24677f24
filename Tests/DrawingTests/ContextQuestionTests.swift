import Drawing
import Foundation
import Testing

/// What contexts, paths and images say about themselves.
struct ContextQuestionTests {
  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// A path is there from the first step until it is painted or begun again.
  ///
  /// Source: Apple, "CGContext.isPathEmpty".
  @Test func aContextKnowsWhetherItHasAPath() throws {
    let context = try context()
    #expect(context.isPathEmpty)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    #expect(!context.isPathEmpty)
    context.beginPath()
    #expect(context.isPathEmpty)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!context.isPathEmpty)
    context.fillPath()
    #expect(context.isPathEmpty)
  }

  /// One map leads from user space to device space, the other one back.
  @Test func pointsAreConverted() throws {
    let context = try context()
    let start = context.convertToDeviceSpace(CGPoint(x: 1, y: 1))
    #expect(context.convertToUserSpace(start) == CGPoint(x: 1, y: 1))
    let origin = context.convertToDeviceSpace(.zero)
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    let moved = context.convertToDeviceSpace(CGPoint(x: 1, y: 1))
    #expect(abs(moved.x - origin.x) == 12 && abs(moved.y - origin.y) == 23)
    let back = context.convertToUserSpace(moved)
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
    context.scaleBy(x: 0, y: 0)
    #expect(context.convertToDeviceSpace(CGPoint(x: 5, y: 5)) != CGPoint(x: 5, y: 5))
  }

  /// Source: Apple, "CGBitmapInfo": the order of bytes is in the bits from 12 on, 0x7000.
  @Test(
    arguments: [
      (.byteOrder16Little, 0x1000), (.byteOrder32Little, 0x2000), (.byteOrder16Big, 0x3000),
      (.byteOrder32Big, 0x4000), (.byteOrderMask, 0x7000),
    ] as [(CGBitmapInfo, UInt32)])
  func ordersOfBytes(info: CGBitmapInfo, bits: UInt32) {
    #expect(info.rawValue == bits && CGBitmapInfo.byteOrderMask.contains(info))
  }

  /// The provider of an image has its pixels, from which the same image can be made.
  @Test func anImageGivesItsBytes() throws {
    let context = try context()
    context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try #require(context.makeImage())
    let provider = try #require(image.dataProvider)
    let data = try #require(provider.data)
    #expect(data.count == image.bytesPerRow * image.height)
    let copy = try #require(
      CGImage(
        width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
        bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(copy.color(x: 0, y: 0) == image.color(x: 0, y: 0) && copy.pixels == image.pixels)
    #expect(copy.color(x: 3, y: 0)?.alpha == 0)
  }

  /// An arc begins at an angle and ends where its sweep leads, the short or the long way.
  ///
  /// Source: Apple, "CGMutablePath.addRelativeArc".
  @Test(
    arguments: [
      (0, Double.pi / 2, 0, 10), (0, -.pi / 2, 0, -10), (.pi / 2, .pi, 0, -10),
      (.pi, 3 * .pi / 2, 0, 10), (0, 2 * .pi, 10, 0),
    ] as [(Double, Double, Double, Double)])
  func arcsBySweep(start: Double, sweep: Double, x: Double, y: Double) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: start, delta: sweep)
    #expect(abs(path.currentPoint.x - x) < 1e-9 && abs(path.currentPoint.y - y) < 1e-9)
    let moved = CGMutablePath()
    moved.addRelativeArc(
      center: .zero, radius: 10, startAngle: start, delta: sweep,
      transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(abs(moved.currentPoint.x - x - 100) < 1e-9)
    // A half turn or more reaches across the circle; cubic pieces stay within 0.03 % of it.
    let box = path.boundingBoxOfPath
    #expect(box.width < 20.01 && box.height < 20.01)
    #expect(abs(sweep) < 2 * .pi || abs(box.width - 20) < 0.01)
    path.addRelativeArc(center: .zero, radius: .infinity, startAngle: 0, delta: 1)
    #expect(path.boundingBoxOfPath == box)
  }
}
