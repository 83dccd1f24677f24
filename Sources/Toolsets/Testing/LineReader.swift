internal import Foundation

/// The lines of a pipe, read while they come and passed on.
struct LineReader {
  private let input: FileHandle

  init(_ input: FileHandle) { self.input = input }

  /// Reads to the end.
  ///
  /// - Parameters:
  ///   - output: The file that the bytes are passed on to.
  ///   - body: Called with each line; of a line the first 64 KB count.
  func forEach(forwardingTo output: FileHandle, _ body: (String) -> Void) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // What is there at once, so that progress is seen while it happens.
      let count = read(input.fileDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      // The rest is read even where the output is closed, so that the process ends.
      try? output.write(contentsOf: buffer[..<count])
      for byte in buffer[..<count] {
        if byte == 10 {
          body(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        } else if line.count < 1 << 16 {
          line.append(byte)
        }
      }
    }
    if !line.isEmpty { body(String(decoding: line, as: UTF8.self)) }
  }
}
