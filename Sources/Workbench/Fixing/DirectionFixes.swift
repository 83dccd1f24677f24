internal import Checking
internal import Diagnostics
internal import IBDocument

/// Repairs of constraints to left and right edges, which are replaced with leading and trailing.
enum DirectionFixes: FixRule {
  static let rule = Rule.leftRight
  static let mayMoveViews = false
  static let isVerifiedTogether = true

  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix] {
    guard let constraint = document.constraint(at: finding.location.position) else { return [] }
    var words: [String] = []
    var edits: [TextEdit] = []
    for name in ["firstAttribute", "secondAttribute"] {
      guard let word = constraint[name].flatMap(ReadingDirection.successor),
        let edit = document.edit(name, of: constraint, to: word)
      else { return [] }
      if !words.contains(word) { words.append(word) }
      edits.append(edit)
    }
    return [Fix("\(words.joined(separator: " and "))", edits)]
  }
}
