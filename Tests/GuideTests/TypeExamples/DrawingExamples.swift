import TestSupport
import Testing
import UIKit

/// Contexts, paths, colours, images, transforms and layers.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct DrawingExamples {
  @Test func cgContext() throws {
    let print = PrintedLines()
    let context = CGContext(
      data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.translateBy(x: 10, y: 5)
    context?.scaleBy(x: 2, y: 2)
    let corner = context?.convertToDeviceSpace(CGPoint(x: 3, y: 4)) ?? .zero
    print(corner.x, corner.y, context?.makeImage()?.width ?? 0)
    let documented = try DocumentedType("Drawing/Context/CGContext.swift")
    #expect(print.lines == documented.output)
  }

  @Test func cgPath() throws {
    let print = PrintedLines()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 30))
    path.addEllipse(in: CGRect(x: 10, y: 5, width: 20, height: 20))
    print(path.boundingBox.width, path.boundingBox.height)
    print(path.contains(CGPoint(x: 2, y: 2), using: .evenOdd))
    print(path.contains(CGPoint(x: 20, y: 15), using: .evenOdd))
    let documented = try DocumentedType("Drawing/Path/CGPath.swift")
    #expect(print.lines == documented.output)
  }

  @Test func cgColor() throws {
    let print = PrintedLines()
    let accent = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    print(accent.numberOfComponents, accent.components ?? [])
    print(accent.copy(alpha: 0.5)?.alpha ?? 0)
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    print(grey?.numberOfComponents ?? 0, grey == accent)
    let documented = try DocumentedType("Drawing/Colour/CGColor.swift")
    #expect(print.lines == documented.output)
  }

  @Test func cgImage() throws {
    let print = PrintedLines()
    let context = CGContext(
      data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let image = context?.makeImage()
    print(image?.width ?? 0, image?.bytesPerRow ?? 0)
    let corner = image?.cropping(to: CGRect(x: 30, y: 10, width: 20, height: 20))
    print(corner?.width ?? 0, corner?.height ?? 0)
    let documented = try DocumentedType("Drawing/Image/CGImage.swift")
    #expect(print.lines == documented.output)
  }

  @Test func cgAffineTransform() throws {
    let print = PrintedLines()
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let both = scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
    let point = CGPoint(x: 3, y: 4).applying(both)
    print(point.x, point.y)
    let back = point.applying(both.inverted())
    print(back.x, back.y)
    let documented = try DocumentedType("LayoutGeometry/CGAffineTransform.swift")
    #expect(print.lines == documented.output)
  }

  @Test func caLayer() throws {
    let print = PrintedLines()
    let panel = CALayer()
    let dot = CALayer()
    dot.bounds.size = CGSize(width: 40, height: 40)
    dot.position = CGPoint(x: 100, y: 50)
    panel.addSublayer(dot)
    print(dot.frame.minX, dot.frame.minY, dot.superlayer === panel)
    dot.anchorPoint = .zero
    print(dot.frame.minX, dot.frame.minY)
    let documented = try DocumentedType("QuartzCore/Layers/CALayer.swift")
    #expect(print.lines == documented.output)
  }

  @Test func caShapeLayer() throws {
    let print = PrintedLines()
    let ring = CAShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemRed.cgColor
    ring.lineWidth = 4
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    card.layer.addSublayer(ring)
    print(card.layer.sublayers?.count ?? 0, ring.path?.boundingBox.width ?? 0)
    let documented = try DocumentedType("QuartzCore/Layers/CAShapeLayer.swift")
    #expect(print.lines == documented.output)
  }
}
