internal import Drawing
internal import Foundation

/// Colours, patterns and shadings.
///
/// - SeeAlso: ISO 32000-1, 8.6 and 8.7.
extension PDFInterpreter {
  func performColor(_ name: String) -> Bool {
    switch name {
    case "g": setFill(.gray)
    case "rg": setFill(.rgb)
    case "k": setFill(.cmyk)
    case "G": setStroke(.gray)
    case "RG": setStroke(.rgb)
    case "K": setStroke(.cmyk)
    case "cs":
      graphics.fillSpace = space
      graphics.fill = .color(graphics.fillSpace.initial)
    case "CS":
      graphics.strokeSpace = space
      graphics.stroke = .color(graphics.strokeSpace.initial)
    case "sc", "scn": graphics.fill = source
    case "SC", "SCN": graphics.stroke = source
    default: return false
    }
    return true
  }

  private var space: PDFColorSpace {
    guard let name, let space = PDFColorSpace(.name(name), file, resources) else {
      report("a colour space that is not known")
      return .gray
    }
    return space
  }
  private var source: PDFGraphics.Source {
    if let name { return .pattern(name, numbers) }
    return .color(numbers)
  }
  private func setFill(_ space: PDFColorSpace) {
    graphics.fillSpace = space
    graphics.fill = .color(numbers)
  }
  private func setStroke(_ space: PDFColorSpace) {
    graphics.strokeSpace = space
    graphics.stroke = .color(numbers)
  }

  /// The colour of fills; black for a pattern.
  var fillColor: CGColor {
    if case .color(let values) = graphics.fill {
      return graphics.fillSpace.color(values, alpha: graphics.fillAlpha)
    }
    return CGColor(gray: 0, alpha: CGFloat(graphics.fillAlpha))
  }

  /// Fills a path in user space.
  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    guard case .pattern(let name, let tint) = graphics.fill else {
      context.setFillColor(fillColor)
      context.addPath(path)
      return context.fillPath(using: rule)
    }
    guard let pattern = resources.value("Pattern", name) else { return }
    if file.resolve(pattern.dictionary?["PatternType"]).integer == 2 {
      shade(pattern, path, rule, graphics.fillAlpha)
    } else if let tiles = tiles(pattern, graphics.fillSpace, tint, graphics.fillAlpha) {
      context.setFillColor(tiles)
      context.addPath(path)
      context.fillPath(using: rule)
    }
  }

  /// Strokes a path in user space.
  func stroke(_ path: CGPath) {
    switch graphics.stroke {
    case .color(let values):
      context.setStrokeColor(graphics.strokeSpace.color(values, alpha: graphics.strokeAlpha))
    case .pattern(let name, let tint):
      guard let pattern = resources.value("Pattern", name) else { return }
      if file.resolve(pattern.dictionary?["PatternType"]).integer == 2 {
        context.saveGState()
        context.addPath(path)
        context.replacePathWithStrokedPath()
        let outline = context.path?.copy()
        context.beginPath()
        context.restoreGState()
        if let outline { shade(pattern, outline, .winding, graphics.strokeAlpha) }
        return
      }
      guard let tiles = tiles(pattern, graphics.strokeSpace, tint, graphics.strokeAlpha) else {
        return
      }
      context.setStrokeColor(tiles)
    }
    context.addPath(path)
    context.strokePath()
  }

  private func matrix(_ entries: [String: PDFValue]?) -> CGAffineTransform {
    let numbers = (file.resolve(entries?["Matrix"]).array ?? []).map {
      file.resolve($0).number ?? 0
    }
    return CGAffineTransform(pdf: numbers) ?? .identity
  }

  private func shade(_ pattern: PDFValue, _ path: CGPath, _ rule: CGPathFillRule, _ alpha: Double) {
    guard spend(1000) else { return }
    let value = file.resolve(pattern.dictionary?["Shading"])
    guard let shading = PDFShading(value, resources, alpha: alpha) else {
      return report("a shading of a kind that is not drawn")
    }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    if let background = shading.background {
      context.setFillColor(background)
      context.fill(context.boundingBoxOfClipPath)
    }
    context.concatenate(context.ctm.inverted())
    context.concatenate(patternMap)
    context.concatenate(matrix(pattern.dictionary))
    shading.draw(in: context)
    context.restoreGState()
  }

  /// Paints a shading of the resources over the whole clip.
  func drawShading(_ name: String) {
    guard let value = resources.value("Shading", name),
      let shading = PDFShading(value, resources, alpha: graphics.fillAlpha)
    else { return report("a shading of a kind that is not drawn") }
    guard spend(1000 + clippedPixels * PDFBudget.composedPixel) else { return }
    masked { shading.draw(in: context) }
  }

  /// A colour for a pattern whose cell is a content stream.
  private func tiles(
    _ pattern: PDFValue, _ space: PDFColorSpace, _ tint: [Double], _ alpha: Double
  ) -> CGColor? {
    guard let stream = pattern.stream, depth < 4 else { return nil }
    let entries = stream.dictionary
    func number(_ key: String) -> Double { file.resolve(entries[key]).number ?? 0 }
    let corners = (file.resolve(entries["BBox"]).array ?? []).map { file.resolve($0).number ?? 0 }
    guard let box = CGRect(pdf: corners) else { return nil }
    let own = PDFResources(
      file: file, entries: file.resolve(entries["Resources"]).dictionary ?? [:])
    var cell = PDFPatternCell(
      content: PDFFilters(file).unpacked(stream), resources: own, depth: depth + 1, stencil: nil)
    if file.resolve(entries["PaintType"]).integer == 2, case .pattern(let base?) = space {
      cell.stencil = (base, tint)
    }
    let callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { [cell] in cell.draw(in: $1) }, releaseInfo: nil)
    let made = withUnsafePointer(to: callbacks) {
      CGPattern(
        info: nil, bounds: box, matrix: matrix(entries), xStep: CGFloat(number("XStep")),
        yStep: CGFloat(number("YStep")), tiling: .constantSpacing, isColored: true, callbacks: $0)
    }
    guard let made, let patterns = CGColorSpace(patternBaseSpace: nil) else { return nil }
    return CGColor(patternSpace: patterns, pattern: made, components: [CGFloat(alpha)])
  }
}

/// The cell of a tiling pattern.
struct PDFPatternCell {
  let content: [UInt8]
  let resources: PDFResources
  let depth: Int
  /// The colour of an uncoloured pattern.
  var stencil: (space: PDFColorSpace, values: [Double])?

  /// Draws the cell in pattern space.
  func draw(in context: CGContext) {
    let interpreter = PDFInterpreter(resources.file, context, resources, depth: depth)
    guard interpreter.spend(interpreter.clippedPixels * PDFBudget.composedPixel) else { return }
    if let stencil {
      interpreter.graphics.fillSpace = stencil.space
      interpreter.graphics.fill = .color(stencil.values)
      interpreter.graphics.strokeSpace = stencil.space
      interpreter.graphics.stroke = .color(stencil.values)
    }
    interpreter.runNested(content, nil)
  }
}
