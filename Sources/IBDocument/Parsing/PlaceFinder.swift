internal import Diagnostics

/// A converter of byte offsets to lines and columns that continues from the last offset.
///
/// All conversions of one reading take a single pass over the text.
struct PlaceFinder {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Returns the position of a byte.
  ///
  /// An offset before the last one restarts at the beginning, which happens only if an error refers back.
  mutating func position(of target: Int, in bytes: [UInt8]) -> SourcePosition {
    if target < offset { self = PlaceFinder() }
    while offset < target {
      let byte = bytes[offset]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes belong to the character before them.
        column += 1
      }
      offset += 1
    }
    return SourcePosition(line: line, column: column)
  }
}
