package import ConflictDiagnosis
package import ConflictLogs

/// Explained logs: the distinct causes of their conflicts, and other messages of the layout systems.
package struct LogReport: Sendable {
  /// A log.
  package struct Input: Sendable {
    /// The path as specified; `-` for standard input.
    package var path: String
    /// The text.
    package var text: String

    /// Creates a log.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// A line of a log.
  package struct Place: Hashable, Sendable {
    /// The path.
    package var path: String
    /// The line number, starting at 1.
    package var line: Int
  }

  /// The reports with one cause.
  package struct Group: Sendable {
    /// The answer to the first report.
    package var answer: ConflictAnswer
    /// The locations of all reports, in order.
    package var places: [Place]
    /// The probable locations in a project's sources of each of the answer's members.
    package var sources: [[SourcePlace]]
  }

  /// A probable location of a constraint in a project.
  package struct SourcePlace: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The line number, starting at 1.
    package var line: Int
    /// The column number, starting at 1.
    package var column: Int
    /// The line's text.
    package var text: String
    /// Whether the constraint is certainly the one in the log.
    package var isSure: Bool
    /// The evidence, in brief.
    package var reason: String

    /// Creates a location.
    package init(
      path: String, line: Int, column: Int, text: String, isSure: Bool, reason: String
    ) {
      self.path = path
      self.line = line
      self.column = column
      self.text = text
      self.isSure = isSure
      self.reason = reason
    }
  }

  /// Messages of one kind that have the same answer.
  package struct Message: Sendable {
    /// The first message.
    package var message: SystemMessage
    /// Its answer.
    package var answer: SystemMessageAnswer
    /// The locations of all messages, in order.
    package var places: [Place]
  }

  /// The causes, in order of first occurrence.
  package private(set) var groups: [Group] = []
  /// The other messages, in order of first occurrence.
  package private(set) var messages: [Message] = []
  /// The number of reports.
  package var reports: Int { groups.reduce(0) { $0 + $1.places.count } }
  /// Whether the logs contain no conflict and no message.
  package var isEmpty: Bool { groups.isEmpty && messages.isEmpty }

  /// Creates a report about logs.
  ///
  /// - Parameters:
  ///   - inputs: The logs.
  ///   - sources: Returns the probable locations of a program's constraint.
  /// - Complexity: O(characters), plus a few solves for each cause.
  package init(_ inputs: [Input], sources: (LogConstraint) -> [SourcePlace] = { _ in [] }) {
    var causes: [String: Int] = [:]
    var kinds: [String: Int] = [:]
    for input in inputs {
      let text = LogText.plain(input.text)
      for log in LogReader.read(text) {
        let place = Place(path: input.path, line: log.line)
        let key = ConflictAnswer.groupKey(of: log)
        if let group = causes[key] {
          groups[group].places.append(place)
          continue
        }
        causes[key] = groups.count
        let answer = ConflictAnswer(log)
        groups.append(
          Group(
            answer: answer, places: [place],
            sources: answer.members.map { $0.isYours ? sources($0.constraint) : [] }))
      }
      for message in MessageReader.read(text) {
        let place = Place(path: input.path, line: message.line)
        let answer = message.answer
        let key = "\(message.kind.rawValue) \(answer.sentence)"
        if let known = kinds[key] {
          messages[known].places.append(place)
        } else {
          kinds[key] = messages.count
          messages.append(Message(message: message, answer: answer, places: [place]))
        }
      }
    }
  }
}
