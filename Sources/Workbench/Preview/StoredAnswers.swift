internal import NibBuilding
internal import ReportFormats

/// Questions with their answers, as a page without a server reads them.
@MainActor struct StoredAnswers {
  /// The session that answers.
  let session: PreviewSession
  /// Pairs of questions and answers, as JSON.
  private var entries: [String] = []
  /// The number of bytes of all answers so far.
  private(set) var bytes = 0

  /// Creates a collection without answers.
  init(options: NibOptions = NibOptions()) { session = PreviewSession(options: options) }

  /// Adds the answer to a question, and returns it.
  ///
  /// - Throws: `WorkbenchError`, as ``PreviewSession/answer(_:)``.
  @discardableResult
  mutating func add(_ query: PreviewQuery) throws(WorkbenchError) -> JSONText {
    let answer = try session.answer(query)
    let text = answer.text(.dense)
    bytes += text.utf8.count
    entries.append("[\(query.json.text(.dense)),\(text)]")
    return answer
  }

  /// Removes and returns the pairs as the elements of an array in JSON.
  mutating func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: ",\n")
  }

  /// Returns the script that states the answers.
  ///
  /// - Parameters:
  ///   - entries: The pairs of questions and answers, as ``take()`` returns them.
  ///   - parts: The files with the answers about scenes.
  static func script(
    session: JSONText, entries: String,
    parts: [(document: String, scene: String, path: String)] = []
  ) -> String {
    let files = parts.map { part in
      JSONText.array([
        .object([("document", .string(part.document)), ("scene", .string(part.scene))]),
        .string(part.path),
      ]).text(.dense)
    }
    return """
      \(beginning)
      "session": \(session.text(.dense)),
      "entries": [\(entries)],
      "parts": [\(files.joined(separator: ",\n"))]
      };

      """
  }

  /// The beginning of the script.
  static let beginning = "window.plumbExport = {"
}

extension PreviewQuery {
  /// Returns the questions about the details of a view.
  static func details(
    of view: String, in scene: String, of state: PreviewState
  ) -> [PreviewQuery] {
    [Kind.inspect, .why].map { kind in
      var query = PreviewQuery(kind, of: state, scene: scene)
      query.view = view
      return query
    }
  }
}
