internal import Synchronization

/// The answers to an array of messages, which are written together once all of them are there.
final class AnswerBatch: Sendable {
  private struct State {
    var missing: Int
    var answers: [String] = []
  }

  private let state: Mutex<State>
  private let write: @Sendable (String) -> Void

  /// Creates a batch.
  ///
  /// - Parameter count: The number of messages.
  init(count: Int, write: @escaping @Sendable (String) -> Void) {
    state = Mutex(State(missing: count))
    self.write = write
  }

  /// Adds an answer; nil for a message that gets none.
  func add(_ answer: String?) {
    let answers = state.withLock { state -> [String]? in
      state.missing -= 1
      if let answer { state.answers.append(answer) }
      return state.missing == 0 ? state.answers : nil
    }
    guard let answers, !answers.isEmpty else { return }
    write("[\(answers.joined(separator: ","))]")
  }
}
