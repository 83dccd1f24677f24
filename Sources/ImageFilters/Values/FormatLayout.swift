/// The form of an image's pixels in memory.
struct FormatLayout {
  /// The type of a component.
  private enum Number { case byte, half, float }

  /// The bytes of a pixel.
  let bytes: Int
  /// The component at each place, as an index of red, green, blue and opacity.
  private let order: [Int]
  private let number: Number

  /// Creates the form; nil for one that is not available.
  init?(_ format: CIFormat) {
    switch format {
    case .RGBA8: (order, number) = ([0, 1, 2, 3], .byte)
    case .BGRA8: (order, number) = ([2, 1, 0, 3], .byte)
    case .ARGB8: (order, number) = ([3, 0, 1, 2], .byte)
    case .R8: (order, number) = ([0], .byte)
    case .A8: (order, number) = ([3], .byte)
    case .RGBAh: (order, number) = ([0, 1, 2, 3], .half)
    case .Rh: (order, number) = ([0], .half)
    case .RGBAf: (order, number) = ([0, 1, 2, 3], .float)
    case .Rf: (order, number) = ([0], .float)
    default: return nil
    }
    bytes = order.count * (number == .byte ? 1 : number == .half ? 2 : 4)
  }

  /// Writes all pixels, rows from the top; premultiplied.
  func write(_ raster: Raster, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    for row in 0..<raster.height {
      for column in 0..<raster.width {
        let pixel = raster.pixels[row * raster.width + column]
        let start = row * bytesPerRow + column * bytes
        for (place, component) in order.enumerated() {
          let value = pixel[component]
          switch number {
          case .byte:
            let limited = value.isFinite ? min(max(value, 0), 1) : 0
            memory.storeBytes(
              of: UInt8((limited * 255).rounded()), toByteOffset: start + place, as: UInt8.self)
          case .half:
            memory.storeBytes(
              of: Float16(value), toByteOffset: start + place * 2, as: Float16.self)
          case .float:
            memory.storeBytes(of: value, toByteOffset: start + place * 4, as: Float.self)
          }
        }
      }
    }
  }

  /// Reads all pixels, rows from the top; what a form lacks is 0, opacity 1.
  func read(into raster: inout Raster, from memory: UnsafeRawPointer, bytesPerRow: Int) {
    for row in 0..<raster.height {
      for column in 0..<raster.width {
        var pixel = SIMD4<Float>(0, 0, 0, 1)
        let start = row * bytesPerRow + column * bytes
        for (place, component) in order.enumerated() {
          switch number {
          case .byte:
            pixel[component] =
              Float(memory.load(fromByteOffset: start + place, as: UInt8.self)) / 255
          case .half:
            pixel[component] = Float(
              memory.loadUnaligned(fromByteOffset: start + place * 2, as: Float16.self))
          case .float:
            pixel[component] = memory.loadUnaligned(
              fromByteOffset: start + place * 4, as: Float.self)
          }
        }
        raster.pixels[row * raster.width + column] = pixel
      }
    }
  }
}
