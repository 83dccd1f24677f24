import Foundation

/// A bitmap whose pixels also stand in memory that a program reads and writes.
///
/// Each step reads the memory of the area that it can change and writes that area back, so it costs what it covers.
final class MemoryCanvas: Canvas {
  let bitmap: CairoCanvas
  /// The first byte of the upper row.
  let memory: UnsafeMutableRawPointer
  let layout: PixelLayout
  let bytesPerRow: Int
  private let isOwner: Bool
  /// The number of open layers, whose drawing is not in the bitmap yet.
  private var layers = 0

  /// Creates a canvas on a bitmap.
  ///
  /// - Parameters:
  ///   - memory: The program's memory, whose pixels the bitmap gets; nil for memory of its own with the bitmap's pixels.
  init(
    _ bitmap: CairoCanvas, layout: PixelLayout, bytesPerRow: Int,
    memory: UnsafeMutableRawPointer? = nil
  ) {
    self.bitmap = bitmap
    self.layout = layout
    self.bytesPerRow = bytesPerRow
    isOwner = memory == nil
    if let memory {
      self.memory = memory
      read(in: bitmap.bounds)
    } else {
      let count = bytesPerRow * Int(bitmap.bounds.height)
      self.memory = .allocate(byteCount: count, alignment: 16)
      self.memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      write(in: bitmap.bounds)
    }
  }

  deinit { if isOwner { memory.deallocate() } }

  // MARK: Pixels

  /// Calls `body` with the bitmap's bytes, the memory's, and the offsets in both of each pixel of an area.
  private func forEachPixel(
    in area: CGRect,
    _ body: (UnsafeMutableRawBufferPointer, UnsafeMutableRawBufferPointer, Int, Int) -> Void
  ) {
    let area = area.integral.intersection(bitmap.bounds)
    guard !area.isNull, !area.isEmpty else { return }
    bitmap.changePixels { pixels, width in
      let height = pixels.count / 4 / width
      let target = UnsafeMutableRawBufferPointer(
        start: memory, count: bytesPerRow * (height - 1) + width * layout.bytes)
      for y in Int(area.minY)..<Int(area.maxY) {
        for x in Int(area.minX)..<Int(area.maxX) {
          body(pixels, target, (y * width + x) * 4, y * bytesPerRow + x * layout.bytes)
        }
      }
    }
  }

  private func read(in area: CGRect) {
    forEachPixel(in: area) { pixels, target, pixel, place in
      pixels.storeBytes(
        of: layout.load(UnsafeRawBufferPointer(target), at: place), toByteOffset: pixel,
        as: SIMD4<UInt8>.self)
    }
  }

  private func write(in area: CGRect) {
    forEachPixel(in: area) { pixels, target, pixel, place in
      layout.store(
        pixels.load(fromByteOffset: pixel, as: SIMD4<UInt8>.self), in: target, at: place)
    }
  }

  /// Draws a shape, with the memory's pixels before and after; a layer's drawing waits for its end.
  ///
  /// - Parameter shape: The box of the shape; nil where it is not known.
  private func draw(_ shape: CGRect?, _ compositing: Compositing, _ work: () -> Void) {
    guard layers == 0 else { return work() }
    let clip = clipBounds
    let isInside = compositing.shadow == nil && !Self.unbounded.contains(compositing.blendMode)
    let area =
      shape.flatMap { isInside ? $0.insetBy(dx: -1, dy: -1).intersection(clip) : nil } ?? clip
    read(in: area)
    work()
    write(in: area)
  }

  /// The modes that change what is around a shape, too.
  private static let unbounded: Set<CGBlendMode> = [
    .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ]

  /// Reads what the program wrote.
  func readAll() { read(in: bitmap.bounds) }

  // MARK: Canvas

  var bounds: CGRect { bitmap.bounds }
  var pictureZoom: Double { bitmap.pictureZoom }
  var clipBounds: CGRect { bitmap.clipBounds }

  func save() { bitmap.save() }
  func restore() { bitmap.restore() }
  func clip(_ path: [PathElement], evenOdd: Bool) { bitmap.clip(path, evenOdd: evenOdd) }
  func resetClip() { bitmap.resetClip() }

  func fill(_ path: [PathElement], evenOdd: Bool, _ paint: Paint, _ compositing: Compositing) {
    draw(CGPath(elements: path).boundingBox, compositing) {
      bitmap.fill(path, evenOdd: evenOdd, paint, compositing)
    }
  }
  func stroke(
    _ path: [PathElement], _ style: StrokeStyle, _ transform: CGAffineTransform, _ paint: Paint,
    _ compositing: Compositing
  ) {
    draw(nil, compositing) { bitmap.stroke(path, style, transform, paint, compositing) }
  }
  func draw(
    _ image: CGImage, _ transform: CGAffineTransform, smooth: Bool, _ compositing: Compositing
  ) {
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(transform)
    draw(area, compositing) {
      bitmap.draw(image, transform, smooth: smooth, compositing)
    }
  }
  func paint(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ compositing: Compositing
  ) {
    draw(nil, compositing) { bitmap.paint(gradient, transform, compositing) }
  }
  func draw(
    _ text: ShapedText, line index: Int, _ pieces: [TextPiece], _ transform: CGAffineTransform,
    _ color: SRGBColor, _ compositing: Compositing
  ) {
    draw(nil, compositing) { bitmap.draw(text, line: index, pieces, transform, color, compositing) }
  }

  func pushLayer(in area: [PathElement]?) {
    if layers == 0 { read(in: clipBounds) }
    layers += 1
    bitmap.pushLayer(in: area)
  }
  func popLayer(_ compositing: Compositing) {
    bitmap.popLayer(compositing)
    layers -= 1
    if layers == 0 { write(in: clipBounds) }
  }

  func canBlend(_ mode: CGBlendMode) -> Bool { bitmap.canBlend(mode) }
  func snapshot() -> CGImage? {
    if layers == 0 { readAll() }
    return bitmap.snapshot()
  }
  func finish() -> Data? { nil }
}
