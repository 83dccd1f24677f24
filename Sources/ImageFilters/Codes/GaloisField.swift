/// Arithmetic of bytes as polynomials modulo x⁸ + x⁴ + x³ + x² + 1, and the check words of QR codes.
///
/// Source: ISO/IEC 18004, "QR Code bar code symbology specification", 7.5.
enum GaloisField {
  private static let tables: (exponents: [UInt8], logarithms: [Int]) = {
    var exponents = [UInt8](repeating: 0, count: 255)
    var logarithms = [Int](repeating: 0, count: 256)
    var value = 1
    for power in 0..<255 {
      exponents[power] = UInt8(value)
      logarithms[value] = power
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (exponents, logarithms)
  }()

  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    guard a != 0, b != 0 else { return 0 }
    return tables.exponents[(tables.logarithms[Int(a)] + tables.logarithms[Int(b)]) % 255]
  }

  /// Returns the check words of data: the remainder by the polynomial with the roots 2⁰, 2¹ and so on.
  static func checkWords(_ data: [UInt8], count: Int) -> [UInt8] {
    var divisor: [UInt8] = [1]
    for power in 0..<count {
      var next = divisor + [0]
      for (index, factor) in divisor.enumerated() {
        next[index + 1] ^= product(factor, tables.exponents[power])
      }
      divisor = next
    }
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in 0..<count { remainder[index] ^= product(divisor[index + 1], factor) }
    }
    return remainder
  }
}
