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
  /// Whether it is looked for unless a configuration says otherwise.
  package let isOnByDefault: Bool
  /// Its page in the documentation; nil for a rule outside of the catalogue.
  package let page: RulePage?

  /// A rule by its parts.
  package init(
    _ name: String, _ severity: Severity, _ summary: String, isOnByDefault: Bool = true,
    page: RulePage? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.isOnByDefault = isOnByDefault
    self.page = page
  }

  /// Rules are equal if their names are.
  package static func == (left: Rule, right: Rule) -> Bool { left.name == right.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  package var description: String { name }
}
