internal import Foundation
internal import LayoutTree
internal import Testing

/// A contradiction between constraints that fails a test.
@MainActor struct Contradiction {
  /// The constraints, a line each, with the lines that made them.
  let members: [String]
  /// The line that made the one that was given up; nil where none is known.
  ///
  /// A constraint of the system, such as a mask's or a natural size's, was made by no line; then the first one of the
  /// contradiction that was stands for it.
  private let line: CallSymbols.Line?

  /// Creates a contradiction with the lines that created its constraints.
  ///
  /// - Parameter file: A file of the package whose lines are preferred.
  init(_ conflict: ConflictDescription, testedIn file: String) {
    func line(of member: ConflictDescription.Member) -> CallSymbols.Line? {
      member.constraint.calls.flatMap { CallSymbols.line(of: $0, testedIn: file) }
    }
    let lines = conflict.conflicting.map { (member: $0, line: line(of: $0)) }
    self.line = line(of: conflict.broken) ?? lines.lazy.compactMap(\.line).first
    members = lines.map { member, line -> String in
      let isBroken = member.constraint === conflict.broken.constraint
      let at = line.map { "  \(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line)" } ?? ""
      return
        "  \(ViewNames.ofProgram.words.text(of: member.constraint))\(at)\(isBroken ? "  given up" : "")"
    }
  }

  /// The failure, at the line that made the constraint that was given up.
  ///
  /// - Parameters:
  ///   - place: The line that fails where none is known, such as that of the test.
  ///   - layouts: What the contradiction holds in, such as ` (iPhone SE)`.
  func failure(at place: SourceLocation, _ layouts: String = "") -> Failure {
    Failure(
      message:
        "constraints contradict each other\(layouts):\n\(members.joined(separator: "\n"))",
      place: line.map { SourceLocation($0) } ?? place)
  }
}
