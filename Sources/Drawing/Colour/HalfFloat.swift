/// Numbers of 16 bits.
///
/// Source: IEEE 754-2019, binary16. `Float16` is not available on every processor that the library supports.
package enum HalfFloat {
  /// Returns the nearest number's bits; infinity above the range.
  package static func bits(of value: Float) -> UInt16 {
    let sign = UInt16(value.sign == .minus ? 0x8000 : 0)
    guard !value.isNaN else { return 0x7e00 }
    let size = value.magnitude
    guard size < 65_520 else { return sign | 0x7c00 }
    guard size >= 0x1p-14 else { return sign | UInt16((size * 0x1p24).rounded(.toNearestOrEven)) }
    let steps = UInt16(((size.significand - 1) * 1024).rounded(.toNearestOrEven))
    // A carry into the exponent gives the next power.
    return sign | (UInt16(size.exponent + 15) << 10) &+ steps
  }

  /// Returns the number of bits.
  package static func value(of bits: UInt16) -> Float {
    let (exponent, steps) = (Int(bits >> 10 & 0x1f), Float(bits & 0x3ff))
    let size: Float =
      switch exponent {
      case 0: steps * 0x1p-24
      case 31: steps == 0 ? .infinity : .nan
      default: Float(sign: .plus, exponent: exponent - 15, significand: 1 + steps / 1024)
      }
    return bits & 0x8000 == 0 ? size : -size
  }
}
