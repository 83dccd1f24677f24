internal import Drawing
internal import Foundation

/// Pictures, forms, groups and soft masks.
///
/// - SeeAlso: ISO 32000-1, 8.9, 8.10, 11.4 and 11.5.
extension PDFInterpreter {
  /// Draws a picture or a form of the resources.
  func drawObject(_ name: String) {
    guard let stream = resources.value("XObject", name)?.stream else { return }
    switch file.resolve(stream.dictionary["Subtype"]).name {
    case "Image": draw(PDFPicture(stream, resources))
    case "Form": drawForm(stream)
    default: break
    }
  }

  private func draw(_ picture: PDFPicture) {
    guard spend(clippedPixels * PDFBudget.coveredPixel) else { return }
    switch image(of: picture) {
    case .success(let image):
      guard spend(Double(image.width) * Double(image.height) * PDFBudget.scaledPixel) else {
        return
      }
      masked {
        context.saveGState()
        if !picture.isStencil { context.setAlpha(CGFloat(graphics.fillAlpha)) }
        let map = context.userToCanvas
        // Enlarged pixels appear as squares unless the file requests interpolation.
        if !picture.isSmoothed,
          hypot(map.a, map.b) > CGFloat(image.width), hypot(map.c, map.d) > CGFloat(image.height)
        {
          context.interpolationQuality = .none
        }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
      }
    case .failure(.packing(let name)): report("a picture packed with \(name) is not drawn")
    case .failure(.broken): report("a picture that is broken is not drawn")
    case .failure(.tooMuch): break
    }
  }

  /// The pixels of a picture, decoded if they are not cached.
  private func image(of picture: PDFPicture) -> Result<CGImage, PDFPictureProblem> {
    let stencil = fillColor.sRGB.clamped
    let key = picture.key(stencil: stencil)
    if let key, let known = file.images[key] { return .success(known) }
    guard spend(picture.statedPixels * PDFBudget.readPixel) else { return .failure(.tooMuch) }
    let result = picture.image(stencil: stencil)
    if let key, case .success(let image) = result { file.images.store(image, for: key) }
    return result
  }

  /// Draws an inline picture of the content stream.
  func inlineImage(_ parser: inout PDFParser) {
    var entries: [String: PDFValue] = [:]
    while let item = parser.next() {
      if case .word("ID") = item { break }
      guard case .value(.name(let key)) = item, let value = parser.value() else { continue }
      entries[key] = value
    }
    let bytes = parser.lexer.bytes
    let start = min(parser.lexer.position + 1, bytes.endIndex)
    var from = start
    var end = bytes.endIndex
    // The end is `EI` between white space. It may also occur by chance within pixels, so the text that follows must be
    // plausible.
    while let at = PDFFile.find(
      [UInt8(ascii: "E"), UInt8(ascii: "I")], in: bytes, from: from, to: bytes.endIndex)
    {
      from = at + 1
      let after = bytes[min(at + 2, bytes.endIndex)..<min(at + 8, bytes.endIndex)]
      guard at > start, PDFLexer.isSpace(bytes[at - 1]), after.first.map(PDFLexer.isSpace) ?? true,
        after.allSatisfy({ PDFLexer.isSpace($0) || (32..<127).contains($0) })
      else { continue }
      end = at
      break
    }
    parser.lexer.position = min(end + 2, bytes.endIndex)
    let stream = PDFStream(dictionary: entries, packed: bytes[start..<max(start, end)])
    draw(PDFPicture(stream, resources, isInline: true))
  }

  private func drawForm(_ stream: PDFStream) {
    let content = PDFFilters(file).unpacked(stream)
    let group = file.resolve(stream.dictionary["Group"]).dictionary ?? [:]
    let isGroup = file.resolve(group["S"]).name == "Transparency"
    var isIsolated = false
    if case .bool(true) = file.resolve(group["I"]) { isIsolated = true }
    masked {
      let needsLayer =
        isGroup
        && (isIsolated || graphics.fillAlpha < 1 || context.blendMode != .normal
          || graphics.mask != nil)
      if needsLayer, !spend(clippedPixels * PDFBudget.composedPixel) { return }
      context.saveGState()
      if needsLayer {
        context.setAlpha(CGFloat(graphics.fillAlpha))
        context.beginTransparencyLayer()
        context.setAlpha(1)
        context.setBlendMode(.normal)
      }
      let before = graphics
      if needsLayer {
        graphics.fillAlpha = 1
        graphics.strokeAlpha = 1
      }
      graphics.mask = nil
      runForm(stream, content)
      graphics = before
      if needsLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  private func runForm(_ stream: PDFStream, _ content: [UInt8]) {
    func numbers(_ key: String) -> [Double] {
      (file.resolve(stream.dictionary[key]).array ?? []).map { file.resolve($0).number ?? 0 }
    }
    context.saveGState()
    if let map = CGAffineTransform(pdf: numbers("Matrix")) { context.concatenate(map) }
    if let box = CGRect(pdf: numbers("BBox")) { context.clip(to: box) }
    let own = file.resolve(stream.dictionary["Resources"]).dictionary
    let before = patternMap
    patternMap = context.ctm
    context.beginPatternsHere()
    defer { patternMap = before }
    runNested(content, own.map { PDFResources(file: file, entries: $0) })
    context.restoreGState()
  }

  /// Paints through the soft mask, if one is set.
  func masked(_ body: () -> Void) {
    guard let mask = graphics.mask else { return body() }
    context.saveGState()
    if let picture = picture(of: mask) {
      let map = context.ctm
      context.concatenate(map.inverted())
      context.clip(to: picture.place, mask: picture.image)
      context.concatenate(map)
    }
    body()
    context.restoreGState()
  }

  /// Returns the coverage of a soft mask as a picture in the context's base space.
  private func picture(of mask: PDFGraphics.SoftMask) -> (image: CGImage, place: CGRect)? {
    guard let form = file.resolve(mask.entries["G"]).stream, depth < 8 else { return nil }
    let place = context.boundingBoxOfClipPath.applying(context.ctm).integral
    if let drawn = mask.drawn, drawn.place == place { return drawn }
    guard !place.isNull, place.width > 0, place.height > 0,
      spend(clippedPixels * PDFBudget.composedPixel),
      let canvas = CGContext.bitmap(size: place.size, scale: min(max(context.scale, 1), 4))
    else { return nil }
    let isLuminosity = file.resolve(mask.entries["S"]).name == "Luminosity"
    // As with `draw(_:in:)`, the top row of a picture is at the largest y.
    canvas.translateBy(x: -place.minX, y: place.maxY)
    canvas.scaleBy(x: 1, y: -1)
    if isLuminosity {
      // Areas that the group does not cover have the luminosity of its background, which is black by default.
      canvas.setFillColor(.black)
      canvas.fill(place)
    }
    canvas.concatenate(mask.map)
    let interpreter = PDFInterpreter(file, canvas, resources, depth: depth + 1)
    interpreter.runForm(form, PDFFilters(file).unpacked(form))
    guard let image = canvas.makeImage() else { return nil }
    let drawn = (isLuminosity ? image : image.opacityAsGrey, place)
    mask.drawn = drawn
    return drawn
  }
}

extension CGImage {
  /// The opacity of each pixel as a grey level, for use as a luminosity mask.
  fileprivate var opacityAsGrey: CGImage {
    var bytes = pixels
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = bytes[at + 3]
      (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (alpha, alpha, alpha, 255)
    }
    return (try? CGImage(width: width, height: height, pixels: bytes)) ?? self
  }
}
