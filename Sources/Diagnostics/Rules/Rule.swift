/// A kind of problem that checks report.
///
/// A rule is a constant in an extension of this type, in the file of the code that reports it. The rules of readers and
/// catalogues are in this folder. `make forms` lists the constants of all modules in `RuleCatalog`.
package struct Rule: Sendable, Hashable, CustomStringConvertible {
  /// The name in reports, in lower case with hyphens, such as `insets-differ`; it never changes.
  package let name: String
  /// The group in the catalogue.
  package let concern: Concern
  /// The default severity of its findings.
  package let severity: Severity
  /// A one-line description.
  package let summary: String
  /// Whether the rule is applied unless a configuration disables it.
  package let isOnByDefault: Bool
  /// The rule's page; nil for a rule outside the catalogue and for a decoded rule.
  package let page: RulePage?

  /// Creates a rule.
  package init(
    _ name: String, _ concern: Concern, _ severity: Severity, _ summary: String,
    isOnByDefault: Bool = true, page: RulePage? = nil
  ) {
    self.name = name
    self.concern = concern
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

  /// A group of rules; the cases are in catalogue order.
  package enum Concern: String, Sendable, CaseIterable, Codable {
    /// Documents and their constraints.
    case documents
    /// Skipped documents, and configurations without effect.
    case project
    /// The frames that result from constraints.
    case layout
    /// Alignment rectangles, and touches outside a view.
    case alignment
    /// Names that documents refer to, and duplicates.
    case resources
    /// Sizes, labels and colours that some people cannot use.
    case accessibility
    /// The files of catalogues.
    case files
    /// The contents of a catalogue's sets.
    case sets
    /// The pictures of catalogues.
    case pictures
    /// Alignment insets compared with the pixels of their pictures.
    case insets
  }
}
