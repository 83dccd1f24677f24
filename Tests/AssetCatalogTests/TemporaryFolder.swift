import Foundation
import TestSupport

/// A folder that goes away with the value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = try TestFolder.make()
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

  func write(_ data: Data, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: destination)
  }

  /// The first bytes of a PNG file of so many pixels (PNG specification, 5.2 and 11.2.2).
  static func png(_ width: Int, _ height: Int) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + number(width) + number(height) + [8, 6, 0, 0, 0])
  }
}
