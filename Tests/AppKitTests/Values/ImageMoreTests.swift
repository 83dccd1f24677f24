import AppKit
import Testing

/// Images as files, pixels and pages; Apple, "NSImage", "NSBitmapImageRep", "NSPDFImageRep".
@MainActor struct ImageMoreTests {
  private func image() -> NSImage {
    NSImage(size: NSSize(width: 4, height: 4), flipped: false) { _ in
      NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
      NSRect(x: 0, y: 0, width: 2, height: 4).fill()
      return true
    }
  }
  private func bitmap(_ width: Int, _ height: Int) throws -> NSBitmapImageRep {
    try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8,
        samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB,
        bytesPerRow: 0, bitsPerPixel: 0))
  }

  /// The header and the first strip of the file, by the specification.
  @Test func imagesBecomeTIFF() throws {
    let rep = try bitmap(2, 1)
    rep.setColor(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), atX: 1, y: 0)
    let data = try #require(rep.tiffRepresentation)
    #expect(data.prefix(8) == Data([0x49, 0x49, 42, 0, 24, 0, 0, 0]))
    #expect(data[8..<16] == Data([0, 0, 0, 0, 255, 0, 0, 255]))
    #expect(data[24] == 11 && data[25] == 0)
    #expect(rep.tiffRepresentation(using: .lzw, factor: 0) == data)
    #expect(NSBitmapImageRep.tiffRepresentationOfImageReps(in: [rep]) == data)
    #expect(
      image().tiffRepresentation != nil
        && image().tiffRepresentation(using: .none, factor: 1) != nil)
    #expect(
      NSBitmapImageRep.representationOfImageReps(in: [rep], using: .png, properties: [:]) != nil)
    #expect(rep.representation(using: .tiff, properties: [:]) == data)
    #expect(rep.representation(using: .jpeg, properties: [.compressionFactor: 0.5]) != nil)
    #expect(NSBitmapImageRep.TIFFCompression.packBits.rawValue == 32773)
    #expect(
      rep.converting(to: .sRGB, renderingIntent: .default) === rep
        && rep.retagging(with: .sRGB) === rep)
    #expect(rep.numberOfPlanes == 1 && rep.bytesPerPlane == 8 && rep.bitmapFormat == [])
    let formats: [NSBitmapImageRep.Format] = [
      .alphaFirst, .alphaNonpremultiplied, .floatingPointSamples,
    ]
    #expect(formats.map(\.rawValue) == [1, 2, 4])
  }

  @Test func pixelsAreSetAndRead() throws {
    let rep = try bitmap(2, 2)
    rep.setColor(.init(srgbRed: 0, green: 1, blue: 0, alpha: 1), atX: 0, y: 1)
    #expect(
      rep.colorAt(x: 0, y: 1)?.greenComponent == 1 && rep.colorAt(x: 1, y: 1)?.alphaComponent == 0)
    let data = try #require(rep.bitmapData)
    #expect(data[8] == 0 && data[9] == 255 && data[11] == 255)
    data[0] = 255
    data[3] = 255
    #expect(rep.colorAt(x: 0, y: 0)?.redComponent == 1)
    var pixel = [0, 0, 0, 0]
    rep.getPixel(&pixel, atX: 0, y: 0)
    #expect(pixel == [255, 0, 0, 255])
    pixel = [0, 0, 255, 255]
    rep.setPixel(&pixel, atX: 0, y: 0)
    #expect(rep.colorAt(x: 0, y: 0)?.blueComponent == 1)
  }

  @Test func imagesAreHitAndPasted() throws {
    let (image, whole) = (image(), NSRect(x: 10, y: 10, width: 40, height: 40))
    func hit(_ x: CGFloat) -> Bool {
      image.hitTest(
        NSRect(x: x, y: 20, width: 1, height: 1), withDestinationRect: whole, context: nil,
        hints: nil, flipped: false)
    }
    #expect(hit(15) && !hit(45) && !hit(5))
    let board = NSPasteboard.withUniqueName()
    #expect(!NSImage.canInit(with: board) && NSImage(pasteboard: board) == nil)
    board.writeObjects([image])
    #expect(
      NSImage.canInit(with: board)
        && NSImage(pasteboard: board) != nil)
    #expect(
      NSImage.imageTypes.contains("public.png")
        && NSImage.imageUnfilteredTypes == NSImage.imageTypes)
    image.recache()
    #expect(
      image.recommendedLayerContentsScale(2) == 2 && image.recommendedLayerContentsScale(0) > 0)
    #expect(image.layerContents(forContentsScale: 1) as AnyObject === image)
    #expect(image.setName("own") && image.name() == "own" && !NSImage().setName("own"))
    #expect(image.setName(nil) && NSImage(named: "own") == nil)
    image.cacheMode = .never
    #expect(
      image.cacheMode == .never && image.matchesOnMultipleResolution && image.prefersColorMatch)
    #expect(!image.usesEPSOnResolutionMismatch && image.matchesOnlyOnBestFittingAxis == false)
  }

  @Test func pagesAreImages() throws {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 10))
    let page = view.dataWithPDF(inside: view.bounds)
    let rep = try #require(NSPDFImageRep(data: page))
    #expect(rep.pageCount == 1 && rep.currentPage == 0 && rep.size == NSSize(width: 20, height: 10))
    #expect(
      rep.bounds.width == 20 && rep.pdfRepresentation == page
        && NSPDFImageRep(data: Data([1])) == nil)
    let image = NSImage(size: rep.size)
    image.addRepresentation(rep)
    #expect(image.tiffRepresentation != nil)
  }

  @Test func partsFillARectangle() throws {
    let target = NSImage(size: NSSize(width: 30, height: 30))
    let part = NSImage(size: NSSize(width: 10, height: 10), flipped: false) { rect in
      NSColor.black.setFill()
      rect.fill()
      return true
    }
    target.lockFocus()
    NSDrawNinePartImage(
      NSRect(x: 0, y: 0, width: 30, height: 30), part, nil, part, nil, part, nil, part, nil, part,
      .sourceOver, 1, false)
    NSDrawThreePartImage(
      NSRect(x: 0, y: 10, width: 30, height: 10), part, nil, nil, false, .sourceOver, 1, false)
    NSColor.red.setFill()
    NSDottedFrameRect(NSRect(x: 12, y: 12, width: 6, height: 6))
    let (rects, colors) = ([NSRect(x: 20, y: 12, width: 2, height: 2)], [NSColor.blue])
    NSRectFillListWithColors(rects, colors, 1)
    NSRectFillListWithColorsUsingOperation(rects, colors, 1, .sourceOver)
    NSRectFillListWithGrays(rects, [0.5], 1)
    NSRectFillListUsingOperation(rects, 1, .sourceOver)
    let rest = NSDrawTiledRects(
      NSRect(x: 0, y: 0, width: 9, height: 9), NSRect(x: 0, y: 0, width: 9, height: 9),
      [.minX, .maxY], [0, 1], 2)
    #expect(rest == NSRect(x: 1, y: 0, width: 8, height: 8) && NSReadPixel(.zero) == nil)
    target.unlockFocus()
    let bitmap = try #require(target.representations.first as? NSBitmapImageRep)
    let scale = bitmap.pixelsWide / 30
    func alpha(_ x: Int, _ y: Int) -> CGFloat {
      bitmap.colorAt(x: x * scale, y: y * scale)?.alphaComponent ?? -1
    }
    #expect(alpha(5, 5) == 1 && alpha(15, 5) == 0 && alpha(25, 25) == 1 && alpha(5, 15) == 1)
    #expect(bitmap.colorAt(x: 21 * scale, y: 17 * scale).map { $0.redComponent > 0.9 } == true)
  }

  @Test func coloursHaveEffectsAndInks() {
    let red = NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.withSystemEffect(.none) == red && red.withSystemEffect(.pressed).redComponent < 1)
    #expect(red.withSystemEffect(.deepPressed).redComponent < 0.8)
    #expect(red.withSystemEffect(.disabled).alphaComponent == 0.4)
    #expect(red.withSystemEffect(.rollover).greenComponent > 0)
    let ink = NSColor(deviceCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    #expect(ink.redComponent == 1 && ink.greenComponent == 0 && ink.blueComponent == 0)
    let board = NSPasteboard.withUniqueName()
    board.clearContents()
    #expect(NSColor(from: board) == nil)
    red.write(to: board)
    #expect(NSColor(from: board)?.redComponent == 1)
    #expect(NSColorSpace.extendedSRGB == .sRGB && NSColorSpace.adobeRGB1998 == .displayP3)
    #expect(NSColorSpace.extendedGenericGamma22Gray == .genericGamma22Gray)
    #expect(NSColorSpace.availableColorSpaces(with: .rgb).contains(.displayP3))
    #expect(NSColorSpace.availableColorSpaces(with: .gray).count == 3)
  }

  @Test func fontsHaveMeasures() {
    let font = NSFont.systemFont(ofSize: 20)
    #expect(font.boundingRectForFont.minY < 0 && font.maximumAdvancement.width > 10)
    #expect(font.underlinePosition == -2 && font.underlineThickness == 1.2 && font.italicAngle == 0)
    #expect(font.textTransform.m11 == 20 && font.coveredCharacterSet.contains("a"))
    #expect(!font.isVertical && font.vertical == font)
    #expect(font.screenFont == font && font.printer == font && NSFont.identityMatrix.count == 6)
    font.set()
    let context = NSImage(size: NSSize(width: 1, height: 1))
    context.lockFocus()
    if let current = NSGraphicsContext.current { font.set(in: current) }
    context.unlockFocus()
    #expect(NSFont(name: "Menlo", matrix: [9, 0, 0, 9, 0, 0])?.pointSize == 9)
    let collection = NSFontCollection(descriptors: [font.fontDescriptor])
    #expect(collection.queryDescriptors?.count == 1 && collection.matchingDescriptors?.count == 1)
    let names: [NSFontCollection.Name] = [.allFonts, .user, .favorites, .recentlyUsed]
    #expect(Set(names).count == 4)
    let panel = NSFontPanel.shared
    panel.setPanelFont(font, isMultiple: false)
    #expect(panel.convert(.systemFont(ofSize: 9)) == font && NSFontPanel.sharedFontPanelExists)
    panel.worksWhenModal = true
    panel.reloadDefaultFontFamilies()
    #expect(panel.worksWhenModal && panel.isEnabled && panel.accessoryView == nil)
    let masks: [NSFontPanel.ModeMask] = [
      .face, .size, .collection, .underlineEffect, .strikethroughEffect, .textColorEffect,
      .documentColorEffect, .shadowEffect,
    ]
    #expect(masks.allSatisfy { NSFontPanel.ModeMask.allModes.contains($0) })
    #expect(NSFontPanel.ModeMask.standardModes.contains(.face))
    #expect(NSFontPanel.ModeMask.allEffects.rawValue == 0xfff00)
  }
}

/// Attributes of contexts and the current appearance; Apple, "NSGraphicsContext", "NSAppearance".
@MainActor struct ContextValueTests {
  @Test func contextsKeepTheirValues() throws {
    let image = NSImage(size: NSSize(width: 2, height: 2))
    image.lockFocus()
    let context = try #require(NSGraphicsContext.current)
    context.patternPhase = NSPoint(x: 1, y: 2)
    context.colorRenderingIntent = .perceptual
    #expect(context.patternPhase.y == 2 && context.colorRenderingIntent == .perceptual)
    #expect(context.attributes == nil)
    image.unlockFocus()
    #expect(NSGraphicsContext.AttributeKey.destination != .representationFormat)
    NSAppearance.current = NSAppearance(named: .darkAqua)
    #expect(NSAppearance.current == NSAppearance.currentDrawing())
  }
}
