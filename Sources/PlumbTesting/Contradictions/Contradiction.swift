internal import Foundation
internal import LayoutTree
internal import Testing

/// A contradiction between constraints that fails a test.
@MainActor struct Contradiction {
  /// The constraints, one per line, with the lines that created them.
  let members: [String]
  /// The line that created the broken constraint; nil if unknown.
  ///
  /// A constraint of the system, such as that of a mask or a natural size, was not created by a line of the program.
  /// The first constraint of the contradiction with a line is used instead.
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

  /// The failure, at the line that created the broken constraint.
  ///
  /// - Parameters:
  ///   - place: The line to report if none is known, such as that of the test.
  ///   - layouts: The layouts with the contradiction, such as ` (iPhone SE)`.
  func failure(at place: SourceLocation, _ layouts: String = "") -> Failure {
    Failure(
      message:
        "constraints contradict each other\(layouts):\n\(members.joined(separator: "\n"))",
      place: line.map { SourceLocation($0) } ?? place)
  }
}
