package import ConflictDiagnosis
package import ConflictLogs

/// Logs explained: the distinct causes of their conflicts, and other messages of the layout systems.
package struct LogReport: Sendable {
  /// A log.
  package struct Input: Sendable {
    /// The path as it was given; `-` for standard input.
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
    /// The line, from 1 on.
    package var line: Int
  }

  /// Reports of one cause.
  package struct Group: Sendable {
    /// The answer to the first of them.
    package var answer: ConflictAnswer
    /// The places of all of them, in order.
    package var places: [Place]
    /// The probable places of each of the answer's members in a project's sources.
    package var sources: [[SourcePlace]]
  }

  /// A probable place of a constraint in a project.
  package struct SourcePlace: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The line, from 1 on.
    package var line: Int
    /// The column, from 1 on.
    package var column: Int
    /// The line's text.
    package var text: String
    /// Whether it is certain to be the constraint.
    package var isSure: Bool
    /// The evidence, in short.
    package var reason: String

    /// Creates a place.
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

  /// Messages of one kind and with one answer.
  package struct Message: Sendable {
    /// The first message.
    package var message: SystemMessage
    /// Its answer.
    package var answer: SystemMessageAnswer
    /// The places of all of them, in order.
    package var places: [Place]
  }

  /// The causes, in the order in which they were seen first.
  package private(set) var groups: [Group] = []
  /// The other messages, in the same order.
  package private(set) var messages: [Message] = []
  /// The number of reports.
  package var reports: Int { groups.reduce(0) { $0 + $1.places.count } }
  /// Whether anything was found.
  package var isEmpty: Bool { groups.isEmpty && messages.isEmpty }

  /// Creates the report of logs.
  ///
  /// - Parameters:
  ///   - inputs: The logs.
  ///   - sources: Returns the probable places of a constraint of a program.
  /// - Complexity: O(letters), and a few solves for each cause.
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
