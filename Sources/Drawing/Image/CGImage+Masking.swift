extension CGImage {
  /// Returns this picture masked by another one; nil only if memory is exhausted.
  ///
  /// The mask is stretched over the picture, using the nearest pixel. For its meaning, see `CGContext.clip(to:mask:)`.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let coverage = mask.coverage else { return nil }
    var bytes = pixels
    for y in 0..<height {
      let row = y * coverage.height / height * coverage.width
      for x in 0..<width {
        let share = Int(coverage.pixels[(row + x * coverage.width / width) * 4 + 3])
        let at = (y * width + x) * 4
        for part in at..<at + 4 { bytes[part] = UInt8((Int(bytes[part]) * share + 127) / 255) }
      }
    }
    return try? CGImage(width: width, height: height, pixels: bytes)
  }

  /// A white picture whose opacity is the coverage of this picture as a mask.
  var coverage: CGImage? {
    let isOpaque =
      !isMask && stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    var bytes = pixels
    for at in stride(from: 0, to: bytes.count, by: 4) {
      var value = pixels[at + 3]
      if isMask {
        value = 255 - pixels[at]
      } else if isOpaque {
        // The weights of sRGB's luminance on encoded values, as for grey bitmaps.
        let grey = 2126 * Int(pixels[at + 2]) + 7152 * Int(pixels[at + 1]) + 722 * Int(pixels[at])
        value = UInt8((grey + 5000) / 10_000)
      }
      for part in at..<at + 4 { bytes[part] = value }
    }
    return try? CGImage(width: width, height: height, pixels: bytes)
  }
}
