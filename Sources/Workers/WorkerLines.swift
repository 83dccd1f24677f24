internal import Foundation

/// Reads a stream line by line.
struct WorkerLines {
  private let stream: FileHandle
  private var waiting = Data()
  /// The length of the prefix of `waiting` that is known to contain no line feed.
  private var searched = 0

  init(_ stream: FileHandle) { self.stream = stream }

  /// The next line without its line feed; nil at the end of the stream.
  mutating func next() -> Data? {
    while true {
      if let end = waiting[(waiting.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[..<end])
        waiting = Data(waiting[(end + 1)...])
        searched = 0
        return line
      }
      searched = waiting.count
      // `read(upToCount:)` waits until all bytes arrive.
      let more = stream.availableData
      guard !more.isEmpty else { return nil }
      waiting.append(more)
    }
  }
}
