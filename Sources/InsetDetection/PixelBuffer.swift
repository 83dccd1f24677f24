/// A picture as bytes.
///
/// Four bytes a pixel in the order red, green, blue, alpha; colours are multiplied by alpha
/// (premultiplied); rows run from the top without padding.
package struct PixelBuffer: Sendable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Pixels of the file in a point.
  package let scale: Double
  /// The pixels along a side of each pixel of the file: 1, or more for a drawing, which has no pixels of its
  /// own.
  package let density: Int
  /// The bytes: `height` rows of `4 × width`.
  package let bytes: [UInt8]

  /// Creates a picture; nil unless there are exactly as many bytes as the sides say and the scale and the
  /// density are positive numbers.
  package init?(
    width: Int, height: Int, scale: Double = 1, density: Int = 1, premultipliedRGBA bytes: [UInt8]
  ) {
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20,
      bytes.count == width * height * 4, scale > 0, scale.isFinite, density > 0
    else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.density = density
    self.bytes = bytes
  }

  /// The alpha of all pixels.
  var alphas: [UInt8] {
    var alphas = [UInt8](repeating: 0, count: width * height)
    for at in 0..<alphas.count { alphas[at] = bytes[at * 4 + 3] }
    return alphas
  }

  /// The largest difference of any colour between two pixels, 0 to 255.
  func difference(_ one: Int, _ other: Int) -> Int {
    let red = abs(Int(bytes[one * 4]) - Int(bytes[other * 4]))
    let green = abs(Int(bytes[one * 4 + 1]) - Int(bytes[other * 4 + 1]))
    let blue = abs(Int(bytes[one * 4 + 2]) - Int(bytes[other * 4 + 2]))
    return max(red, max(green, blue))
  }

  /// The largest difference of a pixel's colour from another, premultiplied, 0 to 255.
  func difference(_ at: Int, from color: [Int]) -> Int {
    var largest = 0
    for part in 0..<3 { largest = max(largest, abs(Int(bytes[at * 4 + part]) - color[part])) }
    return largest
  }

  /// Returns the mean colour of some pixels, premultiplied, 0 to 255; black without any.
  func meanColor(_ members: [Int]) -> [Int] {
    var sums = [0, 0, 0]
    for at in members {
      for part in 0..<3 { sums[part] += Int(bytes[at * 4 + part]) }
    }
    return sums.map { $0 / max(1, members.count) }
  }

  /// The largest difference of any colour between two seen pixels, not multiplied by alpha, 0 to 255.
  func hueDifference(_ one: Int, _ other: Int) -> Int {
    let (a, b) = (max(1, Int(bytes[one * 4 + 3])), max(1, Int(bytes[other * 4 + 3])))
    var largest = 0
    for part in 0..<3 {
      let distance = abs(
        Int(bytes[one * 4 + part]) * 255 / a - Int(bytes[other * 4 + part]) * 255 / b)
      if distance > largest { largest = distance }
    }
    return largest
  }
}
