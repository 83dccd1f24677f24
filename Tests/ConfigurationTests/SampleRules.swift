import Diagnostics

/// Rules as modules above declare them.
extension Rule {
  static let overlap = Rule("overlap", .layout, .warning, "texts or controls that cover each other")
  static let misplaced = Rule("misplaced", .layout, .warning, "a view with another stored frame")
  static let clippedText = Rule("clipped-text", .layout, .warning, "a text that does not fit")
  static let leftRight = Rule("left-right", .layout, .note, "edges that ignore the direction")
  static let conflict = Rule("conflict", .documents, .error, "constraints that conflict")
  static let fixedFont = Rule(
    "fixed-font", .accessibility, .note, "a text that ignores the text size",
    isOnByDefault: false)

  /// As many as the catalogue has: messages list few names only.
  static let samples =
    [overlap, misplaced, clippedText, leftRight, conflict, fixedFont]
    + "abcdefghijklmnopqrstuvwxyz".map { Rule("other-\($0)", .layout, .note, "another mistake") }
}
