/// A mistake or a doubt about a document, a catalogue or a picture, with its location.
///
/// All readers and checks report findings; nothing but a reporter prints them. A reader that must succeed
/// throws the first one that is an error.
package struct Finding: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// A location elsewhere that belongs to a finding, such as the entry that a duplicate repeats.
  package struct Related: Sendable, Hashable, Codable {
    /// The content of the location, in a few words.
    package let message: String
    /// The location; nil for a part that no file states.
    package var location: Location?

    /// Creates a related location.
    package init(_ message: String, at location: Location?) {
      self.message = message
      self.location = location
    }
  }

  /// The rule that found it.
  package let rule: Rule
  /// The severity.
  package private(set) var severity: Severity
  /// The message, one sentence without a full stop.
  package var message: String
  /// A likely fix in a few words, such as a corrected spelling; nil without one.
  package private(set) var hint: String?
  /// A verified repair; nil where none is known.
  package private(set) var fix: Fix?
  /// The location.
  package private(set) var location: Location
  /// The related locations.
  package var related: [Related]
  /// The layouts in which it holds, such as `iPhone SE, landscape`; empty where it holds in all that were
  /// checked.
  package var layouts: [String] = []

  /// Creates a finding.
  ///
  /// - Parameter severity: Nil takes the rule's.
  package init(
    _ rule: Rule, _ message: String, hint: String? = nil, severity: Severity? = nil,
    at location: Location, related: [Related] = []
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.hint = hint
    self.location = location
    self.related = related
  }

  /// The message with the layouts in which it holds and the hint.
  package var sentence: String {
    let shown = layouts.prefix(Self.shownLayouts).joined(separator: "; ")
    let more = layouts.count - Self.shownLayouts
    let place = layouts.isEmpty ? "" : " (\(shown)\(more > 0 ? "; and \(more) more" : ""))"
    return message + place + (hint.map { "; \($0)" } ?? "")
  }

  /// The number of layouts that sentences list.
  private static let shownLayouts = 4

  /// The form compilers use, without the rule: `path:line:column: severity: message`.
  package var description: String { "\(location): \(severity.rawValue): \(sentence)" }

  /// The same finding with a verified repair.
  ///
  /// - Parameter hint: The repair in words; nil keeps the hint.
  package func fixed(by fix: Fix, hint: String? = nil) -> Finding {
    var copy = self
    copy.fix = fix
    if let hint { copy.hint = hint }
    return copy
  }

  /// The same finding with another severity.
  package func with(severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// The same finding with another hint.
  package func with(hint: String?) -> Finding {
    var copy = self
    copy.hint = hint
    return copy
  }

  /// Returns the finding with a file for the locations that have none yet.
  package func inFile(_ file: String) -> Finding {
    renamingFiles { $0.isEmpty ? file : $0 }
  }

  /// The same finding with other paths.
  ///
  /// - Parameter name: The path to show for a path.
  package func renamingFiles(_ name: (String) -> String) -> Finding {
    var copy = self
    copy.location.file = name(location.file)
    for index in related.indices {
      guard let file = related[index].location?.file else { continue }
      copy.related[index].location?.file = name(file)
    }
    return copy
  }
}

/// The importance of a finding; the words are those of reports.
package enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// A remark; alone it fails no check.
  case note
  /// A part that may not be what its author meant.
  case warning
  /// A part that is lost or does not hold.
  case error

  /// By how much it matters.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
}
