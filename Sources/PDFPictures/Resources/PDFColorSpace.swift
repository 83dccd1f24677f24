internal import Drawing
internal import Foundation

/// A colour space of a PDF file.
///
/// Calibrated and profile-based spaces are treated as device spaces with the same number of components; RGB is sRGB.
/// CMYK is converted to RGB by multiplication.
///
/// - SeeAlso: ISO 32000-1, 8.6.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk, lab([Double])
  /// An indexed space: bytes that select colours of a base space.
  case indexed(PDFColorSpace, [UInt8])
  /// Colorants that a function converts to colours of another space.
  case tinted(Int, PDFColorSpace, PDFFunction?)
  /// Patterns, with the colour space of uncoloured patterns.
  case pattern(PDFColorSpace?)

  /// Creates a space from its name or array; nil if it cannot be read.
  ///
  /// - Parameter resources: The resources whose `ColorSpace` category contains named spaces.
  init?(_ value: PDFValue?, _ file: PDFFile, _ resources: PDFResources, depth: Int = 0) {
    guard depth < 8 else { return nil }
    let value = file.resolve(value)
    if let name = value.name {
      if let known = Self.named(name) {
        self = known
        return
      }
      guard let own = resources.value("ColorSpace", name) else { return nil }
      self.init(own, file, resources, depth: depth + 1)
      return
    }
    guard let parts = value.array, let kind = file.resolve(parts.first).name else { return nil }
    func part(_ index: Int) -> PDFValue { file.resolve(index < parts.count ? parts[index] : nil) }
    switch kind {
    case "CalGray": self = .gray
    case "CalRGB": self = .rgb
    case "Lab":
      let range = (file.resolve(part(1).dictionary?["Range"]).array ?? []).map {
        file.resolve($0).number ?? 0
      }
      self = .lab(range.count == 4 ? range : [-100, 100, -100, 100])
    case "ICCBased":
      let entries = part(1).dictionary ?? [:]
      switch file.resolve(entries["N"]).integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Indexed", "I":
      guard let base = PDFColorSpace(part(1), file, resources, depth: depth + 1) else { return nil }
      let table = part(3)
      self = .indexed(
        base, table.string ?? table.stream.map { PDFFilters(file).unpacked($0) } ?? [])
    case "Separation", "DeviceN":
      guard let base = PDFColorSpace(part(2), file, resources, depth: depth + 1) else { return nil }
      let count = kind == "DeviceN" ? min(max(part(1).array?.count ?? 1, 1), 32) : 1
      self = .tinted(count, base, PDFFunction(part(3), file))
    case "Pattern":
      self = .pattern(PDFColorSpace(part(1), file, resources, depth: depth + 1))
    default:
      guard let known = Self.named(kind) else { return nil }
      self = known
    }
  }

  private static func named(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK", "CalCMYK": .cmyk
    case "Pattern": .pattern(nil)
    default: nil
    }
  }

  /// The number of components of a colour.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tinted(let count, _, _): count
    case .pattern(let base): base?.count ?? 0
    }
  }

  /// The initial colour of the space.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tinted(let count, _, _): Array(repeating: 1, count: count)
    default: Array(repeating: 0, count: count)
    }
  }

  /// Returns the default range of a picture's sample values.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double((1 << bits) - 1)]
    case .lab(let range): [0, 100] + range
    default: Array(repeating: [0, 1], count: count).flatMap { $0 }
    }
  }

  /// The red, green and blue components in sRGB, 0…1.
  func rgb(_ values: [Double]) -> (Double, Double, Double) {
    func part(_ index: Int) -> Double {
      index < values.count ? min(max(values[index], 0), 1) : 0
    }
    switch self {
    case .gray: return (part(0), part(0), part(0))
    case .rgb: return (part(0), part(1), part(2))
    case .cmyk:
      let light = 1 - part(3)
      return ((1 - part(0)) * light, (1 - part(1)) * light, (1 - part(2)) * light)
    case .lab: return Self.fromLab(values)
    case .indexed(let base, let table):
      let index = values.first.map { $0.isFinite ? Int(min(max($0, 0), 255)) : 0 } ?? 0
      let decode = base.decode(bits: 8)
      let numbers = (0..<base.count).map { part -> Double in
        let at = index * base.count + part
        let share = at < table.count ? Double(table[at]) / 255 : 0
        return decode[part * 2] + share * (decode[part * 2 + 1] - decode[part * 2])
      }
      return base.rgb(numbers)
    case .tinted(_, let base, let function):
      if let function { return base.rgb(function(values)) }
      return (1 - part(0), 1 - part(0), 1 - part(0))
    case .pattern(let base): return base?.rgb(values) ?? (0, 0, 0)
    }
  }

  /// - SeeAlso: ISO 32000-1, 8.6.5.4; white is D50, converted to sRGB by the matrix of the ICC's sRGB profile.
  private static func fromLab(_ values: [Double]) -> (Double, Double, Double) {
    guard values.count >= 3 else { return (0, 0, 0) }
    let m = (values[0] + 16) / 116
    func light(_ x: Double) -> Double { x >= 6 / 29.0 ? x * x * x : 108 / 841.0 * (x - 4 / 29.0) }
    let x = 0.9642 * light(m + values[1] / 500)
    let y = light(m)
    let z = 0.8249 * light(m - values[2] / 200)
    func gamma(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return (
      gamma(3.133_9 * x - 1.616_9 * y - 0.490_6 * z),
      gamma(-0.978_8 * x + 1.916_1 * y + 0.033_5 * z),
      gamma(0.071_9 * x - 0.228_9 * y + 1.405_2 * z)
    )
  }

  /// The colour with an opacity.
  func color(_ values: [Double], alpha: Double) -> CGColor {
    let parts = rgb(values)
    return CGColor(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
  }
}

/// The resources of a content stream, such as fonts, pictures and patterns.
struct PDFResources {
  let file: PDFFile
  let entries: [String: PDFValue]

  /// The value with a name in a category.
  func value(_ category: String, _ name: String) -> PDFValue? {
    guard let value = file.resolve(entries[category]).dictionary?[name] else { return nil }
    return file.resolve(value)
  }
}
