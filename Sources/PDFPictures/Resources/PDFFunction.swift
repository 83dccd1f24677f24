internal import Foundation

/// A function that maps numbers to numbers.
///
/// - SeeAlso: ISO 32000-1, 7.10.
struct PDFFunction {
  private indirect enum Kind {
    case sampled(Samples)
    case exponential([Double], [Double], Double)
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    case calculated(PDFCalculator)
    case several([PDFFunction])
  }
  private let kind: Kind
  private let domain: [Double]
  private let range: [Double]

  /// Creates a function, or a combination of several functions with one result each; nil if it cannot be read.
  init?(_ value: PDFValue?, _ file: PDFFile, depth: Int = 0) {
    let value = file.resolve(value)
    guard depth < 8 else { return nil }
    if let array = value.array {
      let functions = array.prefix(32).compactMap { PDFFunction($0, file, depth: depth + 1) }
      guard functions.count == array.count, !functions.isEmpty else { return nil }
      (kind, domain, range) = (.several(functions), [], [])
      return
    }
    guard let entries = value.dictionary else { return nil }
    func numbers(_ key: String) -> [Double] {
      (file.resolve(entries[key]).array ?? []).map { file.resolve($0).number ?? 0 }
    }
    domain = numbers("Domain")
    range = numbers("Range")
    guard domain.count >= 2 else { return nil }
    switch file.resolve(entries["FunctionType"]).integer {
    case 0:
      guard let samples = Samples(value, file, domain.count / 2, range) else { return nil }
      kind = .sampled(samples)
    case 2:
      let (low, high) = (numbers("C0"), numbers("C1"))
      kind = .exponential(
        low.isEmpty ? [0] : low, high.isEmpty ? [1] : high, file.resolve(entries["N"]).number ?? 1)
    case 3:
      let parts = (file.resolve(entries["Functions"]).array ?? []).prefix(256)
      let functions = parts.compactMap { PDFFunction($0, file, depth: depth + 1) }
      let (bounds, encode) = (numbers("Bounds"), numbers("Encode"))
      guard !functions.isEmpty, functions.count == parts.count,
        bounds.count == functions.count - 1, encode.count >= functions.count * 2
      else { return nil }
      kind = .stitched(functions, bounds: bounds, encode: encode)
    case 4:
      guard let stream = value.stream,
        let calculator = PDFCalculator(PDFFilters(file).unpacked(stream))
      else { return nil }
      kind = .calculated(calculator)
    default: return nil
    }
  }

  /// Returns the value of the function, clamped to its range.
  func callAsFunction(_ input: [Double]) -> [Double] {
    let input = Self.cut(input, to: domain)
    let output: [Double]
    switch kind {
    case .sampled(let samples): output = samples.value(input, domain)
    case .exponential(let low, let high, let power):
      let share = pow(input.first ?? 0, power)
      output = zip(low, high).map { $0 + (share.isFinite ? share : 0) * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode):
      let x = input.first ?? 0
      // A first part of zero width applies only to the start of the domain.
      let isFirst = x <= domain[0] && bounds.first == domain[0]
      let index = isFirst ? 0 : bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == parts.count - 1 ? domain[1] : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      let (from, to) = (encode[index * 2], encode[index * 2 + 1])
      output = parts[index]([from + share * (to - from)])
    case .calculated(let calculator): output = calculator.run(input)
    case .several(let parts): output = parts.flatMap { $0(input).prefix(1) }
    }
    return Self.cut(output, to: range)
  }

  static func cut(_ values: [Double], to limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      guard index * 2 + 1 < limits.count, limits[index * 2] <= limits[index * 2 + 1] else {
        return value.isFinite ? value : 0
      }
      return value.isNaN
        ? limits[index * 2] : min(max(value, limits[index * 2]), limits[index * 2 + 1])
    }
  }
}

/// A table of samples with interpolation.
private struct Samples {
  private let sizes: [Int]
  private let outputs: Int
  private let encode: [Double]
  private let decode: [Double]
  private let values: [Double]

  init?(_ value: PDFValue, _ file: PDFFile, _ inputs: Int, _ range: [Double]) {
    guard let stream = value.stream, range.count >= 2, inputs <= 4 else { return nil }
    func numbers(_ key: String) -> [Double] {
      (file.resolve(stream.dictionary[key]).array ?? []).map { file.resolve($0).number ?? 0 }
    }
    sizes = numbers("Size").map { Int(min(max($0, 1), 4096)) }
    outputs = range.count / 2
    let bits = file.resolve(stream.dictionary["BitsPerSample"]).integer ?? 8
    let count = sizes.reduce(outputs) { $0 * $1 }
    guard sizes.count == inputs, [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), count <= 1 << 22
    else {
      return nil
    }
    let stated = numbers("Encode")
    encode = stated.count >= inputs * 2 ? stated : sizes.flatMap { [0, Double($0 - 1)] }
    let back = numbers("Decode")
    decode = back.count >= outputs * 2 ? back : range
    var reader = PDFBits(PDFFilters(file).unpacked(stream))
    let most = Double((UInt64(1) << UInt64(bits)) - 1)
    values = (0..<count).map { _ in Double(reader.next(bits)) / most }
  }

  func value(_ input: [Double], _ domain: [Double]) -> [Double] {
    guard input.count >= sizes.count else { return Array(repeating: 0, count: outputs) }
    var places: [(low: Int, share: Double)] = []
    for (index, size) in sizes.enumerated() {
      let (from, to) = (domain[index * 2], domain[index * 2 + 1])
      let share = to > from ? (input[index] - from) / (to - from) : 0
      let place = encode[index * 2] + share * (encode[index * 2 + 1] - encode[index * 2])
      let cut = min(max(place.isFinite ? place : 0, 0), Double(size - 1))
      places.append(
        (min(Int(cut), max(size - 2, 0)), cut - Double(min(Int(cut), max(size - 2, 0)))))
    }
    return (0..<outputs).map { output in
      var sum = 0.0
      for corner in 0..<(1 << sizes.count) {
        var (weight, at, step) = (1.0, 0, 1)
        for (index, place) in places.enumerated() {
          let isHigh = corner >> index & 1 == 1
          weight *= isHigh ? place.share : 1 - place.share
          at += min(place.low + (isHigh ? 1 : 0), sizes[index] - 1) * step
          step *= sizes[index]
        }
        if weight > 0 { sum += weight * values[at * outputs + output] }
      }
      return decode[output * 2] + sum * (decode[output * 2 + 1] - decode[output * 2])
    }
  }
}

/// A reader of numbers with any bit width; yields zeros beyond the end.
struct PDFBits {
  private let bytes: [UInt8]
  private var bit = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next number of at most 32 bits.
  mutating func next(_ count: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      let byte = bit >> 3
      let isSet = byte < bytes.count && bytes[byte] >> (7 - UInt8(bit & 7)) & 1 == 1
      value = value << 1 | (isSet ? 1 : 0)
      bit += 1
    }
    return value
  }
  /// Advances to the next byte boundary.
  mutating func align() { bit = (bit + 7) & ~7 }
}
