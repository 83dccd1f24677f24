/// A problem or possible problem in a document, a catalogue or a picture, with its location.
///
/// All readers and checks return findings; only reporters print them. A reader that must succeed throws the first
/// finding that is an error.
package struct Finding: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// Another location related to a finding, such as the original of a duplicate entry.
  package struct Related: Sendable, Hashable, Codable {
    /// A short description of the location.
    package let message: String
    /// The location; nil for a part that is not in a file.
    package var location: Location?

    /// Creates a related location.
    package init(_ message: String, at location: Location?) {
      self.message = message
      self.location = location
    }
  }

  /// The rule that reported the finding.
  package let rule: Rule
  /// The severity.
  package private(set) var severity: Severity
  /// The message, one sentence without a full stop.
  package var message: String
  /// A likely fix in a few words, such as a corrected spelling; nil without one.
  package private(set) var hint: String?
  /// A verified repair; nil without one.
  package private(set) var fix: Fix?
  /// The location.
  package private(set) var location: Location
  /// The related locations.
  package var related: [Related]
  /// The layouts to which the finding applies, such as `iPhone SE, landscape`; empty if it applies to all checked
  /// layouts.
  package var layouts: [String] = []

  /// Creates a finding.
  ///
  /// - Parameter severity: The severity; nil for the rule's.
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

  /// The message with its layouts and the hint.
  package var sentence: String {
    let shown = layouts.prefix(Self.shownLayouts).joined(separator: "; ")
    let more = layouts.count - Self.shownLayouts
    let place = layouts.isEmpty ? "" : " (\(shown)\(more > 0 ? "; and \(more) more" : ""))"
    return message + place + (hint.map { "; \($0)" } ?? "")
  }

  /// The maximum number of layouts in a sentence.
  private static let shownLayouts = 4

  /// The finding in the format of compilers, without the rule: `path:line:column: severity: message`.
  package var description: String { "\(location): \(severity.rawValue): \(sentence)" }

  /// Returns the finding with a verified repair.
  ///
  /// - Parameter hint: A description of the repair; nil keeps the hint.
  package func fixed(by fix: Fix, hint: String? = nil) -> Finding {
    var copy = self
    copy.fix = fix
    if let hint { copy.hint = hint }
    return copy
  }

  /// Returns the finding with another severity.
  package func with(severity: Severity) -> Finding {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// Returns the finding with another hint.
  package func with(hint: String?) -> Finding {
    var copy = self
    copy.hint = hint
    return copy
  }

  /// Returns the finding with a file for locations without one.
  package func inFile(_ file: String) -> Finding {
    renamingFiles { $0.isEmpty ? file : $0 }
  }

  /// Returns the finding with other paths.
  ///
  /// - Parameter name: Returns the path to display for a path.
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
