internal import CGdkPixbuf
internal import CPango
package import Foundation

extension CGImage {
  /// Decodes PNG, JPEG, GIF (first frame), BMP, TIFF, SVG and other formats with gdk-pixbuf loaders.
  ///
  /// The picture's orientation is applied. Vector pictures are drawn at their natural size times `vectorScale`.
  ///
  /// - Parameter pixelLimit: The maximum width × height. It is checked after reading the header, before memory for the
  ///   pixels is allocated, so a small file cannot request gigabytes.
  /// - Throws: `ImageError`, never a partly decoded picture.
  package static func decode(
    _ data: Data, vectorScale: Double = 1, pixelLimit: Int = CGImage.pixelLimit
  ) throws(ImageError) -> CGImage {
    guard !data.isEmpty else { throw .empty }
    if ImageTrailer.isMissing(in: data) { throw .corrupt("the data ends too early") }
    guard isMarkup(data) else {
      return try load(data, vectorScale: vectorScale, pixelLimit: pixelLimit)
    }
    // Each filter primitive stores a picture with the size of the drawing.
    let primitives = try SVGScan.check(data)
    let limit = primitives == 0 ? pixelLimit : min(pixelLimit, filteredPixels / primitives)
    return try PatientDecoder.decode {
      Result { () throws(ImageError) in
        try load(data, vectorScale: vectorScale, pixelLimit: limit)
      }
    }
  }

  /// The maximum number of pixels of a drawing times its filter primitives.
  private static let filteredPixels = 32_000_000

  /// Whether data looks like an SVG drawing, compressed or not.
  package static func isMarkup(_ data: Data) -> Bool {
    let start = data.prefix(512).first {
      $0 > 0x20 && ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0)
    }
    return start == UInt8(ascii: "<") || data.starts(with: [0x1F, 0x8B])
  }

  /// Decodes data with the loader for its format.
  private static func load(
    _ data: Data, vectorScale: Double, pixelLimit: Int
  ) throws(ImageError) -> CGImage {
    try loading(data, vectorScale: vectorScale, pixelLimit: pixelLimit) {
      (loader) throws(ImageError) in
      guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
        throw .corrupt("no picture in the data")
      }
      guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
        throw .corrupt("out of memory")
      }
      defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
      return try convert(upright, limit: pixelLimit)
    }
  }

  /// Reads data with the loader for its format, and calls a closure with the loader.
  static func loading<Result>(
    _ data: Data, vectorScale: Double = 1, pixelLimit: Int,
    _ body: (UnsafeMutablePointer<GdkPixbufLoader>) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    InstallationFolder.useLoaders
    let named = PictureKind(data).flatMap { gdk_pixbuf_loader_new_with_type($0.rawValue, nil) }
    guard let loader = named ?? gdk_pixbuf_loader_new() else { throw .corrupt("no loader") }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let header = HeaderCheck(limit: pixelLimit, vectorScale: vectorScale)
    header.connect(to: loader)

    var failure: UnsafeMutablePointer<GError>?
    let wrote = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &failure)
    }
    let writeError = consumeError(&failure)
    let closed = gdk_pixbuf_loader_close(loader, &failure)
    let closeError = consumeError(&failure)
    if let size = header.refused {
      throw .badDimensions(width: size.width, height: size.height, pixelLimit: pixelLimit)
    }
    if let error = writeError ?? closeError { throw error }
    guard wrote != 0, closed != 0 else { throw .corrupt("no picture in the data") }
    return try body(loader)
  }

  /// Converts a `GError` to an `ImageError` and frees it.
  private static func consumeError(_ error: inout UnsafeMutablePointer<GError>?) -> ImageError? {
    guard let found = error else { return nil }
    defer {
      g_error_free(found)
      error = nil
    }
    // 3 is GDK_PIXBUF_ERROR_UNKNOWN_TYPE of the gdk-pixbuf domain.
    if found.pointee.domain == gdk_pixbuf_error_quark(), found.pointee.code == 3 {
      return .unrecognisedFormat
    }
    return .corrupt(found.pointee.message.map { String(cString: $0) } ?? "unknown reason")
  }

  /// Copies unpremultiplied RGB(A) rows to premultiplied BGRA.
  static func convert(_ pixbuf: OpaquePointer, limit: Int) throws(ImageError) -> CGImage {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard isAllowed(width: width, height: height, limit: limit) else {
      throw .badDimensions(width: width, height: height, pixelLimit: limit)
    }
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), channels >= 3,
      gdk_pixbuf_get_bits_per_sample(pixbuf) == 8
    else { throw .corrupt("unexpected pixel format") }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var at = 0
      for row in 0..<height {
        var from = row * stride
        for _ in 0..<width {
          let alpha = channels > 3 ? Int(source[from + 3]) : 255
          target[at] = UInt8((Int(source[from + 2]) * alpha + 127) / 255)
          target[at + 1] = UInt8((Int(source[from + 1]) * alpha + 127) / 255)
          target[at + 2] = UInt8((Int(source[from]) * alpha + 127) / 255)
          target[at + 3] = UInt8(alpha)
          at += 4
          from += channels
        }
      }
      count = at
    }
    return try CGImage(width: width, height: height, pixels: bytes)
  }
}

/// Checks the size in the header: rejects large pictures and enlarges vector pictures.
private final class HeaderCheck: CallbackObject {
  let limit: Int
  let vectorScale: Double
  /// The rejected size, if any.
  var refused: (width: Int, height: Int)?

  init(limit: Int, vectorScale: Double) {
    self.limit = limit
    self.vectorScale = vectorScale
  }

  func connect(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let handler:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void = {
        loader, width, height, context in
        guard let loader else { return }
        HeaderCheck.from(context)?.check(loader, Int(width), Int(height))
      }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(handler, to: GCallback.self),
      callbackPointer, nil, GConnectFlags(rawValue: 0))
  }

  private func check(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ width: Int, _ height: Int) {
    var (w, h) = (width, height)
    if vectorScale != 1, vectorScale > 0, vectorScale < 64,
      let format = gdk_pixbuf_loader_get_format(loader),
      let name = gdk_pixbuf_format_get_name(format)
    {
      defer { g_free(name) }
      if String(cString: name) == "svg" {
        w = Int((Double(width) * vectorScale).rounded())
        h = Int((Double(height) * vectorScale).rounded())
        if CGImage.isAllowed(width: w, height: h, limit: limit) {
          gdk_pixbuf_loader_set_size(loader, Int32(w), Int32(h))
        }
      }
    }
    if !CGImage.isAllowed(width: w, height: h, limit: limit) {
      refused = (w, h)
      // A size of 0 makes every loader stop before it allocates pixels.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
  }
}
