/// Reads messages of Apple's layout systems other than reports of conflicts.
///
///     let messages = MessageReader.read(text)
///     messages.first?.answer.sentence
///
/// The lines of a conflict report are never read as such a message, and vice versa.
package enum MessageReader {
  /// Returns the messages in a text, in order.
  ///
  /// - Complexity: O(characters).
  package static func read(_ text: String) -> [SystemMessage] {
    var messages: [SystemMessage] = []
    for part in LogPartReader(LogText.plain(text)).parts {
      guard case .message(let message) = part else { continue }
      if let last = messages.last, repeats(message, last) { continue }
      messages.append(message)
    }
    return messages
  }

  /// The maximum number of lines between the reason and the frames of a backtrace.
  private static let longestBacktrace = 80

  /// Whether a message repeats the crash reported by the previous one.
  private static func repeats(_ message: SystemMessage, _ last: SystemMessage) -> Bool {
    message.kind == .endlessPasses && last.kind == .endlessPasses
      && message.line - last.line <= longestBacktrace
  }
}
