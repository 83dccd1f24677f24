internal import Foundation

/// Reads a stream line by line and skips lines that are too long to be requests.
struct RequestLines {
  /// A line of the stream.
  enum Line: Equatable {
    /// The text without its line feed.
    case text(Data)
    /// The line exceeded the limit and was discarded.
    case tooLong
  }

  /// The maximum number of bytes in a line: a request that contains a large document.
  static let limit = 64 << 20

  private let read: () -> Data
  private let limit: Int
  private var waiting = Data()
  /// The length of the prefix of `waiting` that is known to contain no line feed.
  private var searched = 0
  /// Whether the current line is too long.
  private var isSkipping = false
  private var hasEnded = false

  /// Creates a reader.
  ///
  /// - Parameter limit: The maximum number of bytes in a line, without its line feed.
  init(_ stream: FileHandle, limit: Int = Self.limit) {
    // `read(upToCount:)` waits until all bytes arrive.
    self.init(limit: limit) { stream.availableData }
  }

  /// Creates a reader of a chunked stream.
  ///
  /// - Parameter read: Returns the next chunk; empty at the end.
  init(limit: Int = Self.limit, read: @escaping () -> Data) {
    self.read = read
    self.limit = limit
  }

  /// The next line that is not blank; nil at the end of the stream.
  mutating func next() -> Line? {
    while let line = nextLine() {
      if case .text(let data) = line, data.allSatisfy(Self.isBlank) { continue }
      return line
    }
    return nil
  }

  private mutating func nextLine() -> Line? {
    while true {
      let start = waiting.startIndex + searched
      if let end = waiting[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[..<end])
        waiting = Data(waiting[(end + 1)...])
        searched = 0
        defer { isSkipping = false }
        return isSkipping || line.count > limit ? .tooLong : .text(line)
      }
      searched = waiting.count
      if waiting.count > limit {
        isSkipping = true
        waiting = Data()
        searched = 0
      }
      guard !hasEnded else { return nil }
      let more = read()
      guard more.isEmpty else {
        waiting.append(more)
        continue
      }
      hasEnded = true
      // A last line does not need a line feed.
      guard isSkipping || !waiting.isEmpty else { return nil }
      waiting.append(UInt8(ascii: "\n"))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
