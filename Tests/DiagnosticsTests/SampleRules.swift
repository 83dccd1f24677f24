import Diagnostics

/// Rules as modules above declare them.
extension Rule {
  static let overlap = Rule("overlap", .layout, .warning, "texts or controls that cover each other")
  static let conflict = Rule("conflict", .documents, .error, "constraints that conflict")
}
