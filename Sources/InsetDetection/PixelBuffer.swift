/// A picture as bytes.
///
/// Each pixel has four bytes in the order red, green, blue, alpha; colours are premultiplied. Rows run from the top
/// without padding.
package struct PixelBuffer: Sendable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The number of pixels in the file per point.
  package let scale: Double
  /// The number of pixels along each side of a pixel in the file: 1, or more for a vector picture, which has no pixels.
  package let density: Int
  /// The bytes: `height` rows of `4 × width`.
  package let bytes: [UInt8]

  /// Creates a picture; nil unless the number of bytes matches the size and the scale and the density are positive.
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

  /// Returns the largest difference of any component between two pixels, 0 to 255.
  func difference(_ one: Int, _ other: Int) -> Int {
    let red = abs(Int(bytes[one * 4]) - Int(bytes[other * 4]))
    let green = abs(Int(bytes[one * 4 + 1]) - Int(bytes[other * 4 + 1]))
    let blue = abs(Int(bytes[one * 4 + 2]) - Int(bytes[other * 4 + 2]))
    return max(red, max(green, blue))
  }

  /// Returns the largest difference of a pixel's components from a premultiplied colour, 0 to 255.
  func difference(_ at: Int, from color: [Int]) -> Int {
    var largest = 0
    for part in 0..<3 { largest = max(largest, abs(Int(bytes[at * 4 + part]) - color[part])) }
    return largest
  }

  /// Returns the mean colour of pixels, premultiplied, 0 to 255; black if there are no pixels.
  func meanColor(_ members: [Int]) -> [Int] {
    var sums = [0, 0, 0]
    for at in members {
      for part in 0..<3 { sums[part] += Int(bytes[at * 4 + part]) }
    }
    return sums.map { $0 / max(1, members.count) }
  }

  /// Returns the largest difference of any component between two visible pixels, not premultiplied, 0 to 255.
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
