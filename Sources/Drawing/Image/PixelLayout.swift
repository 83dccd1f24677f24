/// The layout of a pixel's components among its bytes.
struct PixelLayout {
  /// The bytes of a pixel.
  let bytes: Int
  /// The offsets of red, green and blue; equal for greys, none for coverage alone.
  private let parts: [Int]
  /// The offset of opacity; nil without.
  private let alpha: Int?
  /// The offset of a byte that means nothing; nil without.
  private let unused: Int?
  private let isMultiplied: Bool
  private let kind: CGColorSpace.Kind

  /// Whether pixels have no opacity.
  var isOpaque: Bool { alpha == nil }

  /// Creates the layout of a kind of pixels; nil for one that is not read: other sizes, floating point, patterns.
  init?(bitsPerPixel: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
    guard
      let opacity = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
      !info.contains(.floatComponents), !space.isOfPatterns
    else { return nil }
    bytes = bitsPerPixel / 8
    kind = space.kind
    isMultiplied = opacity == .premultipliedFirst || opacity == .premultipliedLast
    switch (bitsPerPixel, space.numberOfComponents, opacity) {
    case (8, _, .alphaOnly): (parts, alpha, unused) = ([], 0, nil)
    case (8, 1, .none): (parts, alpha, unused) = ([0, 0, 0], nil, nil)
    case (24, 3, .none): (parts, alpha, unused) = ([0, 1, 2], nil, nil)
    case (32, 3, let opacity) where opacity != .none && opacity != .alphaOnly:
      let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(opacity)
      let order = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
      let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
      let places = isLittle ? order.map { 3 - $0 } : order
      let hasOpacity = ![.noneSkipFirst, .noneSkipLast].contains(opacity)
      parts = Array(places.prefix(3))
      (alpha, unused) = hasOpacity ? (places[3], nil) : (nil, places[3])
    default: return nil
    }
  }

  /// Returns the colour of the pixel at an offset.
  func color(_ source: [UInt8], at start: Int) -> SRGBColor {
    source.withUnsafeBytes { color($0, at: start) }
  }

  private func color(_ source: UnsafeRawBufferPointer, at start: Int) -> SRGBColor {
    let opacity = alpha.map { Double(source[start + $0]) / 255 } ?? 1
    let share = isMultiplied && opacity > 0 ? opacity : 1
    let values =
      parts.isEmpty ? [0, 0, 0] : parts.map { min(1, Double(source[start + $0]) / 255 / share) }
    guard kind == .displayP3 else {
      return SRGBColor(red: values[0], green: values[1], blue: values[2], alpha: opacity)
    }
    return SRGBColor.fromDisplayP3(
      red: values[0], green: values[1], blue: values[2], alpha: opacity
    ).clamped
  }

  /// Whether a pixel's bytes are those of a canvas in another order.
  private var isReordered: Bool {
    kind == .sRGB && (isMultiplied || alpha == nil) && parts.count == 3 && parts[0] != parts[1]
  }

  /// Returns the pixel at an offset as premultiplied blue, green, red and opacity.
  func load(_ source: UnsafeRawBufferPointer, at start: Int) -> SIMD4<UInt8> {
    if isReordered {
      return SIMD4(
        source[start + parts[2]], source[start + parts[1]], source[start + parts[0]],
        alpha.map { source[start + $0] } ?? 255)
    }
    let color = color(source, at: start)
    let values = SIMD4(color.blue, color.green, color.red, 1) * (color.alpha * 255)
    return SIMD4<UInt8>(values.rounded(.toNearestOrAwayFromZero))
  }

  /// Writes a pixel of premultiplied blue, green, red and opacity at an offset.
  func store(_ pixel: SIMD4<UInt8>, in target: UnsafeMutableRawBufferPointer, at start: Int) {
    if let alpha { target[start + alpha] = pixel.w }
    if let unused { target[start + unused] = 255 }
    guard parts.count == 3 else { return }
    if isReordered {
      for (part, value) in [pixel.z, pixel.y, pixel.x].enumerated() {
        target[start + parts[part]] = value
      }
      return
    }
    let opacity = Double(pixel.w) / 255
    let share = opacity > 0 ? 255 * opacity : 255
    let color = SRGBColor(
      red: Double(pixel.z) / share, green: Double(pixel.y) / share, blue: Double(pixel.x) / share,
      alpha: opacity)
    let scale = (isMultiplied || alpha == nil ? opacity : 1) * 255
    let values: [Double] =
      switch kind {
      case .gray: Array(repeating: color.luminance, count: 3)
      case .displayP3: [color.displayP3.red, color.displayP3.green, color.displayP3.blue]
      case .sRGB, .cmyk: [color.red, color.green, color.blue]
      }
    for (part, value) in values.enumerated() {
      target[start + parts[part]] = UInt8((min(max(value, 0), 1) * scale).rounded())
    }
  }
}
