/// Something that checks look for.
///
/// Rules are declared in this folder, a file a concern, and listed in ``RuleCatalog``. A new rule is a
/// constant here and an entry there; modules that look for it name the constant.
package struct Rule: Sendable, Hashable, CustomStringConvertible {
  /// The name in reports, in lower case with hyphens, such as `insets-differ`; it never changes.
  package let name: String
  /// How much its findings matter unless one says otherwise.
  package let severity: Severity
  /// What it finds, in one line.
  package let summary: String

  /// A rule by its parts.
  package init(_ name: String, _ severity: Severity, _ summary: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }

  /// The name.
  package var description: String { name }
}
