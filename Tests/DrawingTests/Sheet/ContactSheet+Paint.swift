import Drawing
import Foundation

extension ContactSheet {
  mutating func gradients() throws {
    let stops = [Self.blue, Self.orange, CGColor(gray: 1, alpha: 0)]
    guard let gradient = CGGradient(colorsSpace: nil, colors: stops, locations: [0, 0.5, 1]) else {
      return
    }
    for options in [
      CGGradientDrawingOptions(), [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] {
      draw { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 5, y: 5), end: CGPoint(x: 25, y: 15), options: options)
      }
    }
    draw { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 12, y: 12), startRadius: 3,
        endCenter: CGPoint(x: 15, y: 15), endRadius: 15, options: [])
    }
    draw { context in
      Self.addStar(to: context)
      context.clip()
      context.drawConicGradient(gradient, center: CGPoint(x: 15, y: 15), angle: -.pi / 2)
    }
  }

  mutating func pictures() throws {
    // Red and green above blue and yellow.
    let image = try CGImage(
      width: 2, height: 2,
      pixels: [0, 0, 255, 255, 0, 200, 0, 255, 255, 0, 0, 255, 0, 230, 255, 255])
    let rect = CGRect(x: 2, y: 2, width: 26, height: 26)
    draw { $0.draw(image, in: rect) }
    draw { context in
      context.interpolationQuality = .none
      context.drawUpright(image, in: rect)
    }
    draw { context in
      guard let mask = Self.fade(), let masked = image.masking(mask) else { return }
      context.interpolationQuality = .none
      context.drawUpright(masked, in: rect)
    }
    draw { context in
      let bytes: [UInt8] = [0, 255, 255, 0]
      guard let provider = CGDataProvider(data: Data(bytes)),
        let mask = CGImage(
          maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
          provider: provider, decode: nil, shouldInterpolate: false)
      else { return }
      context.setFillColor(Self.blue)
      context.drawUpright(mask, in: rect)
    }
    draw { context in
      guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(Self.orange)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      for at in 0..<3 { context.draw(layer, at: CGPoint(x: 10 * at, y: 10 * at)) }
    }
  }

  mutating func patterns() {
    var dots = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fillEllipse(in: CGRect(x: 1, y: 1, width: 4, height: 4))
      },
      releaseInfo: nil)
    var flags = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(Self.blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(Self.orange)
        context.fill(CGRect(x: 0, y: 2, width: 2, height: 2))
      }, releaseInfo: nil)
    let cell = CGRect(x: 0, y: 0, width: 6, height: 6)
    guard
      let stencil = CGPattern(
        info: nil, bounds: cell, matrix: .identity, xStep: 6, yStep: 6,
        tiling: .constantSpacing, isColored: false, callbacks: &dots),
      let colored = CGPattern(
        info: nil, bounds: cell, matrix: CGAffineTransform(rotationAngle: .pi / 4), xStep: 6,
        yStep: 6,
        tiling: .constantSpacing, isColored: true, callbacks: &flags),
      let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
      let plain = CGColorSpace(patternBaseSpace: nil)
    else { return }
    draw { context in
      context.setFillColorSpace(space)
      context.setFillPattern(stencil, colorComponents: [0.8, 0, 0.3, 1])
      context.fillEllipse(in: CGRect(x: 1, y: 1, width: 28, height: 28))
    }
    draw { context in
      context.setStrokeColorSpace(plain)
      context.setStrokePattern(colored, colorComponents: [0.7])
      context.setLineWidth(9)
      context.addLines(between: Self.corner)
      context.strokePath()
    }
  }

  /// Outlines of strokes, filled: as the strokes above, with the outline itself in orange.
  mutating func outlines() {
    draw { context in
      context.setLineWidth(6)
      context.setLineJoin(.round)
      context.setLineCap(.square)
      context.addLines(between: Self.corner)
      context.replacePathWithStrokedPath()
      context.setStrokeColor(Self.orange)
      context.setLineWidth(1)
      context.drawPath(using: .fillStroke)
    }
    draw { context in
      let circle = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil)
      context.addPath(
        circle.copy(dashingWithPhase: 0, lengths: [8, 4]).copy(
          strokingWithWidth: 5, lineCap: .round, lineJoin: .round, miterLimit: 10))
      context.fillPath()
    }
  }

  mutating func texts() {
    func text(_ string: String, _ color: CGColor? = nil) -> TextLayout {
      var run = TextRun(text: string, font: FontDescriptor(size: 11), color: color)
      run.underline = color.map { _ in TextStripe() }
      return TextLayout(runs: [run])
    }
    draw { text("Plumb").draw(in: $0, at: CGPoint(x: -1, y: 2)) }
    draw { context in
      context.rotate(by: 0.5)
      text("Line", Self.blue).draw(in: context, at: CGPoint(x: 4, y: 0))
    }
    draw { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 2)
      context.setAlpha(0.6)
      text("a < b & c").draw(in: context, at: CGPoint(x: -2, y: 6))
    }
  }

  /// Every mode: an orange disc over a blue one, half as opaque, in a layer.
  mutating func blendModes() {
    for raw in 0...27 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
      draw { context in
        context.beginTransparencyLayer()
        context.setFillColor(Self.blue)
        context.fill(CGRect(x: 2, y: 2, width: 18, height: 18))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 1, green: 0.6, blue: 0.1, alpha: 0.8))
        context.fill(CGRect(x: 10, y: 10, width: 18, height: 18))
        context.endTransparencyLayer()
      }
    }
  }
}
