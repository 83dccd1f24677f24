internal import Foundation

/// The lines of a pipe, read while they come and passed on.
struct LineReader {
  private let input: FileHandle

  init(_ input: FileHandle) { self.input = input }

  /// Reads to the end.
  ///
  /// - Parameters:
  ///   - output: The file that the bytes are passed on to.
  ///   - read: Called with each line; of a line the first 64 KB count.
  func forEach(forwardingTo output: FileHandle, _ read: (String) -> Void) {
    var line: [UInt8] = []
    while let data = try? input.read(upToCount: 1 << 16), !data.isEmpty {
      // What nobody listens to any more is still read, so that the process ends.
      try? output.write(contentsOf: data)
      for byte in data {
        if byte == 10 {
          read(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        } else if line.count < 1 << 16 {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { read(String(decoding: line, as: UTF8.self)) }
  }
}
