import Drawing
import Foundation
import ImageFilters
import Testing

/// Codes against the sizes of the standards' tables, and their shapes.
@Suite struct CodeTests {
  /// The largest numbers of bytes by version and level.
  ///
  /// Source: ISO/IEC 18004, table 7.
  @Test(arguments: [
    ("L", 1, 17), ("M", 1, 14), ("Q", 1, 11), ("H", 1, 7), ("L", 2, 32), ("M", 5, 84),
    ("Q", 7, 86), ("H", 10, 119), ("L", 14, 458), ("M", 27, 1125), ("Q", 32, 1112),
    ("H", 40, 1273), ("L", 40, 2953), ("M", 40, 2331), ("Q", 40, 1663),
  ])
  func capacities(_ row: (level: String, version: Int, bytes: Int)) throws {
    let side = 17 + 4 * row.version
    let full = try #require(code(Data(repeating: 0x61, count: row.bytes), row.level))
    #expect(full.extent.size == CGSize(width: side + 2, height: side + 2))
    let more = code(Data(repeating: 0x61, count: row.bytes + 1), row.level)
    #expect(more.map { $0.extent.width > full.extent.width } ?? (row.version == 40))
  }

  private func code(_ message: Data, _ level: String) -> CIImage? {
    let filter = CIFilter(name: "CIQRCodeGenerator")
    filter?.setValue(message, forKey: "inputMessage")
    filter?.setValue(level, forKey: "inputCorrectionLevel")
    return filter?.outputImage
  }
}
