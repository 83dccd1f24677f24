/// A kind of mistake that checks report.
///
/// A rule is a constant in an extension of this type, in the file of the code that reports it; the rules of readers and
/// catalogues are in this folder. `make forms` lists the constants of all modules in `RuleCatalog`.
package struct Rule: Sendable, Hashable, CustomStringConvertible {
  /// The name in reports, in lower case with hyphens, such as `insets-differ`; it never changes.
  package let name: String
  /// The group that the catalogue lists it in.
  package let concern: Concern
  /// The severity of its findings that do not state one.
  package let severity: Severity
  /// A line about what it reports.
  package let summary: String
  /// Whether it is applied unless a configuration turns it off.
  package let isOnByDefault: Bool
  /// Its page; nil for a rule outside the catalogue and for one that was decoded.
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

  /// The groups of rules, in the order of the catalogue.
  package enum Concern: String, Sendable, CaseIterable, Codable {
    /// Documents and their constraints.
    case documents
    /// Skipped documents, and configurations without effect.
    case project
    /// The frames that constraints give.
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
