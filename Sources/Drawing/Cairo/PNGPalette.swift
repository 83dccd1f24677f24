/// The pixels of a picture with at most 256 colours, as rows of places in a list of them.
///
/// A pixel is one byte instead of three or four, so that rows are packed in a third of the time.
struct PNGPalette {
  /// The colours as the pixels have them, premultiplied, in the order of their first pixels.
  private(set) var colours: [UInt32] = []
  /// The places, row by row, each row after its filter byte.
  private(set) var rows: [UInt8] = []

  /// The slots of the table in which colours are searched: four times as many as colours.
  private static let slots = 1024

  /// Creates the list of a picture's colours; nil if there are more than 256, or nearly as many as pixels.
  init?(_ image: PixelRows) {
    let (width, height) = (image.width, image.height)
    var found = Table()
    var isComplete = true
    rows = [UInt8](unsafeUninitializedCapacity: height * (width + 1)) { target, count in
      for row in 0..<height where isComplete {
        let to = UnsafeMutableBufferPointer(
          rebasing: target[row * (width + 1)..<(row + 1) * (width + 1)])
        let from = UnsafeBufferPointer(rebasing: image.pixels[row * width..<(row + 1) * width])
        to[0] = 0
        isComplete = found.places(of: from, in: UnsafeMutableBufferPointer(rebasing: to[1...]))
      }
      count = isComplete ? height * (width + 1) : 0
    }
    guard isComplete, found.colours.count * 2 <= width * height else { return nil }
    colours = found.colours
  }

  /// The colours that were found, with the places of those in a table by hash.
  private struct Table {
    var colours: [UInt32] = []
    private var keys = [UInt32](repeating: 0, count: slots)
    private var places = [Int16](repeating: -1, count: slots)

    /// Writes the places of pixels; returns whether the list has room for their colours.
    mutating func places(
      of pixels: UnsafeBufferPointer<UInt32>, in target: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
      var (last, place) = (pixels[0], UInt8(0))
      guard let first = self.place(of: last) else { return false }
      place = first
      for index in pixels.indices {
        let pixel = pixels[index]
        if pixel != last {
          guard let known = self.place(of: pixel) else { return false }
          (last, place) = (pixel, known)
        }
        target[index] = place
      }
      return true
    }

    private mutating func place(of pixel: UInt32) -> UInt8? {
      var slot = Int((pixel &* 0x9E37_79B1) >> 22)
      while places[slot] >= 0 {
        if keys[slot] == pixel { return UInt8(places[slot]) }
        slot = (slot + 1) & (PNGPalette.slots - 1)
      }
      guard colours.count < 256 else { return nil }
      keys[slot] = pixel
      places[slot] = Int16(colours.count)
      colours.append(pixel)
      return UInt8(colours.count - 1)
    }
  }
}
