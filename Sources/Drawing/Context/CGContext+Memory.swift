import Foundation

/// The form of a bitmap's memory, as stated when a context was made.
struct BitmapForm {
  var bitsPerComponent = 8
  /// The bytes of a row; 0 for as many as its pixels have.
  var bytesPerRow = 0
  var space = CGColorSpace(kind: .sRGB)
  var info: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
  ]

  /// The bits of a pixel: 8 for greys and coverage alone, or 32.
  var bitsPerPixel: Int {
    space.numberOfComponents == 1 || alpha == .alphaOnly ? 8 : 32
  }
  /// The place of opacity.
  var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }
  /// The layout; nil for a form that is not supported.
  var layout: PixelLayout? {
    bitsPerComponent == 8 ? PixelLayout(bitsPerPixel: bitsPerPixel, space, info) : nil
  }
}

extension CGContext {
  /// Creates a bitmap in pixels with y *up*, as in Quartz.
  ///
  /// A program's memory has the drawing after each step, and what a program writes there is drawn over and part of images.
  ///
  /// - Parameters:
  ///   - data: The memory of the bitmap, upper row first, which must live as long as the context; nil for memory of the
  ///     context, which ``data`` returns.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: 0 for as many as a row's pixels have.
  ///   - bitmapInfo: The order of components: four bytes a pixel in colour, with opacity premultiplied or skipped, or one in
  ///     grey or of opacity alone.
  /// - Returns: Nil for invalid sides, and for memory of another form.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let form = BitmapForm(
      bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      info: CGBitmapInfo(rawValue: bitmapInfo))
    guard let bitmap = CairoCanvas.bitmap(width: width, height: height) else { return nil }
    var canvas: any Canvas = bitmap
    if let data {
      guard let memory = bitmap.backed(by: data, form) else { return nil }
      canvas = memory
    }
    self.init(
      canvas: canvas,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.form = form
    // Pixels without opacity begin black.
    if data == nil, form.layout?.isOpaque == true { fillCanvas(.black) }
  }

  /// Creates a bitmap as ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` does.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The memory of a bitmap, upper row first; nil for documents and unsupported forms.
  ///
  /// It lives as long as the context. Once it was asked for, each step costs twice the area that it covers.
  ///
  /// - Complexity: O(pixels) the first time.
  public var data: UnsafeMutableRawPointer? {
    if let bitmap = canvas as? CairoCanvas {
      guard let memory = bitmap.backed(by: nil, form) else { return nil }
      canvas = memory
    }
    return (canvas as? MemoryCanvas)?.memory
  }
  /// The bits of a component; 0 for documents.
  public var bitsPerComponent: Int { isBitmap ? form.bitsPerComponent : 0 }
  /// The bits of a pixel; 0 for documents.
  public var bitsPerPixel: Int { isBitmap ? form.bitsPerPixel : 0 }
  /// The bytes of a row; 0 for documents.
  public var bytesPerRow: Int { isBitmap ? form.rowBytes(width: width) : 0 }
  /// The space of the bitmap's colours; nil for documents.
  public var colorSpace: CGColorSpace? { isBitmap ? form.space : nil }
  /// The place of opacity.
  public var alphaInfo: CGImageAlphaInfo { isBitmap ? form.alpha : .none }
  /// The order of components.
  public var bitmapInfo: CGBitmapInfo { isBitmap ? form.info : [] }

  private var isBitmap: Bool { canvas is MemoryCanvas || (canvas as? CairoCanvas)?.sink == nil }
  /// The bitmap, with what a program wrote; nil for documents.
  ///
  /// - Complexity: O(pixels) where a program has the memory.
  var bitmap: CairoCanvas? {
    guard let memory = canvas as? MemoryCanvas else {
      return (canvas as? CairoCanvas).flatMap { $0.sink == nil ? $0 : nil }
    }
    memory.readAll()
    return memory.bitmap
  }
}

extension BitmapForm {
  /// The bytes of a row of `width` pixels.
  func rowBytes(width: Int) -> Int { bytesPerRow > 0 ? bytesPerRow : width * bitsPerPixel / 8 }
}

extension CairoCanvas {
  /// Returns a canvas whose pixels also stand in memory; nil for documents, and for a form that is not supported.
  fileprivate func backed(by memory: UnsafeMutableRawPointer?, _ form: BitmapForm) -> MemoryCanvas?
  {
    let width = Int(bounds.width)
    let rowBytes = form.rowBytes(width: width)
    guard sink == nil, let layout = form.layout, rowBytes >= width * layout.bytes,
      rowBytes <= max(1 << 20, width * layout.bytes * 4)
    else { return nil }
    return MemoryCanvas(self, layout: layout, bytesPerRow: rowBytes, memory: memory)
  }
}
