internal import Drawing
internal import Foundation

/// A picture of pixels in a PDF file.
///
/// - SeeAlso: ISO 32000-1, 8.9.
struct PDFPicture {
  private let file: PDFFile
  private let stream: PDFStream
  private let resources: PDFResources
  /// Whether the dictionary uses the abbreviated keys of inline pictures.
  private let isInline: Bool

  init(_ stream: PDFStream, _ resources: PDFResources, isInline: Bool = false) {
    file = resources.file
    self.stream = stream
    self.resources = resources
    self.isInline = isInline
  }

  private func value(_ long: String, _ short: String) -> PDFValue {
    file.resolve(stream.dictionary[long] ?? (isInline ? stream.dictionary[short] : nil))
  }

  /// Whether it is a stencil, painted in the fill colour.
  var isStencil: Bool {
    if case .bool(true) = value("ImageMask", "IM") { true } else { false }
  }

  /// Whether it is interpolated when enlarged.
  var isSmoothed: Bool {
    if case .bool(true) = value("Interpolate", "I") { true } else { false }
  }

  /// The key in the picture cache; nil for an inline picture.
  func key(stencil: SRGBColor) -> PDFImages.Key? {
    isInline
      ? nil : PDFImages.Key(start: stream.packed.startIndex, stencil: isStencil ? stencil : nil)
  }

  /// The declared number of pixels, including the mask's.
  var statedPixels: Double {
    let mask =
      file.resolve(stream.dictionary["SMask"]).stream
      ?? file.resolve(stream.dictionary["Mask"]).stream
    return ownPixels + (mask.map { PDFPicture($0, resources).ownPixels } ?? 0)
  }
  private var ownPixels: Double {
    max(0, Double(value("Width", "W").integer ?? 0) * Double(value("Height", "H").integer ?? 0))
  }

  /// The pixels, or the reason why the picture cannot be read.
  ///
  /// - Parameter stencil: The colour that a stencil paints.
  func image(stencil: SRGBColor) -> Result<CGImage, PDFPictureProblem> {
    let (bytes, packing) = PDFFilters(file).unpackedToPicture(stream)
    if let packing {
      guard packing == "DCTDecode" || packing == "DCT" else { return .failure(.packing(packing)) }
      guard bytes.starts(with: [0xFF, 0xD8]), let decoded = try? CGImage.decode(Data(bytes)) else {
        return .failure(.broken)
      }
      return .success(withOpacity(decoded))
    }
    let (width, height) = (value("Width", "W").integer ?? 0, value("Height", "H").integer ?? 0)
    guard CGImage.isAllowed(width: width, height: height) else { return .failure(.broken) }
    let bits = isStencil ? 1 : value("BitsPerComponent", "BPC").integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { return .failure(.broken) }
    let image =
      isStencil
      ? painted(bytes, width, height, stencil) : colored(bytes, width, height, bits)
    guard let image else { return .failure(.broken) }
    return .success(isStencil ? image : withOpacity(image))
  }

  private func painted(_ bytes: [UInt8], _ width: Int, _ height: Int, _ color: SRGBColor)
    -> CGImage?
  {
    let decode = (value("Decode", "D").array ?? []).map { file.resolve($0).number ?? 0 }
    let paints: UInt32 = decode.first == 1 ? 1 : 0
    let pixel = [color.blue, color.green, color.red, 1].map {
      UInt8(($0 * color.alpha * 255).rounded())
    }
    var reader = PDFBits(bytes)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width where reader.next(1) == paints {
        let at = (y * width + x) * 4
        for part in 0..<4 { pixels[at + part] = pixel[part] }
      }
      reader.align()
    }
    return try? CGImage(width: width, height: height, pixels: pixels)
  }

  private func colored(_ bytes: [UInt8], _ width: Int, _ height: Int, _ bits: Int) -> CGImage? {
    let stated = stream.dictionary["ColorSpace"] ?? (isInline ? stream.dictionary["CS"] : nil)
    guard let space = PDFColorSpace(stated, file, resources) else { return nil }
    let count = space.count
    let given = (value("Decode", "D").array ?? []).map { file.resolve($0).number ?? 0 }
    let decode = given.count >= count * 2 ? given : space.decode(bits: bits)
    let key = (file.resolve(stream.dictionary["Mask"]).array ?? []).map {
      file.resolve($0).integer ?? 0
    }
    let most = Double((1 << bits) - 1)
    var reader = PDFBits(bytes)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var samples = [Int](repeating: 0, count: count)
    var known: [[Int]: [UInt8]] = [:]
    for y in 0..<height {
      for x in 0..<width {
        if bits == 8 {
          let at = (y * width + x) * count
          for part in 0..<count {
            samples[part] = at + part < bytes.count ? Int(bytes[at + part]) : 0
          }
        } else {
          for part in 0..<count { samples[part] = Int(reader.next(bits)) }
        }
        let pixel: [UInt8]
        if let found = known[samples] {
          pixel = found
        } else {
          let numbers = samples.enumerated().map { part, sample in
            decode[part * 2] + Double(sample) / most * (decode[part * 2 + 1] - decode[part * 2])
          }
          let isClear =
            key.count >= count * 2
            && samples.enumerated().allSatisfy { $1 >= key[$0 * 2] && $1 <= key[$0 * 2 + 1] }
          let (red, green, blue) = space.rgb(numbers)
          pixel =
            isClear
            ? [0, 0, 0, 0]
            : [blue, green, red, 1].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
          if known.count < 65_536 { known[samples] = pixel }
        }
        let at = (y * width + x) * 4
        for part in 0..<4 { pixels[at + part] = pixel[part] }
      }
      if bits != 8 { reader.align() }
    }
    return try? CGImage(width: width, height: height, pixels: pixels)
  }

  /// The picture with the opacity of its mask.
  private func withOpacity(_ image: CGImage) -> CGImage {
    let soft = file.resolve(stream.dictionary["SMask"]).stream
    let hard = file.resolve(stream.dictionary["Mask"]).stream
    guard let mask = soft ?? hard else { return image }
    let picture = PDFPicture(mask, resources)
    let white = SRGBColor(red: 1, green: 1, blue: 1, alpha: 1)
    guard case .success(let opacity) = picture.image(stencil: white) else { return image }
    // The result has the finer resolution of the two.
    let (width, height) = (max(image.width, opacity.width), max(image.height, opacity.height))
    guard CGImage.isAllowed(width: width, height: height) else { return image }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let from = (y * image.height / height * image.width + x * image.width / width) * 4
        let at = (y * opacity.height / height * opacity.width + x * opacity.width / width) * 4
        // A stencil mask hides the pixels that it would paint.
        let alpha = soft != nil ? Int(opacity.pixels[at]) : 255 - Int(opacity.pixels[at + 3])
        for part in 0..<4 {
          pixels[(y * width + x) * 4 + part] = UInt8(
            (Int(image.pixels[from + part]) * alpha + 127) / 255)
        }
      }
    }
    return (try? CGImage(width: width, height: height, pixels: pixels)) ?? image
  }
}

/// The reason why a picture in a PDF file is not drawn.
enum PDFPictureProblem: Error {
  /// A filter is not supported.
  case packing(String)
  /// The description is incomplete or invalid.
  case broken
  /// The page's budget is exhausted.
  case tooMuch
}
