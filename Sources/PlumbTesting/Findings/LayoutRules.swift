internal import Checking
internal import Diagnostics

/// A set of rules of `plumb check`, by name.
///
/// A test that specifies no rules checks those of the tool: ``standard``.
///
/// ```swift
/// let texts: LayoutRules = ["ambiguous", "overlap"]
/// let most = LayoutRules.standard.without("overlap")
/// ```
///
/// - Errors: An unknown rule name fails the expectation; the message suggests the most similar name.
/// - SeeAlso: `plumb rules`, which describes each rule with examples.
public struct LayoutRules: Sendable, Hashable, ExpressibleByArrayLiteral {
  private let names: Set<String>?
  private var excluded: Set<String> = []

  private init(names: Set<String>?) { self.names = names }

  /// Creates the set of the rules with the specified names.
  public init(arrayLiteral names: String...) { self.names = Set(names) }

  /// All rules that the tool checks by default.
  public static let standard = LayoutRules(names: nil)

  /// The rules except those with the specified names.
  public func without(_ names: String...) -> LayoutRules {
    var copy = self
    copy.excluded.formUnion(names)
    return copy
  }

  /// Whether the set contains a rule.
  func contain(_ rule: Rule) -> Bool {
    !excluded.contains(rule.name) && (names?.contains(rule.name) ?? rule.isOnByDefault)
  }

  /// Whether a finding fails a test; a note does only if its rule is specified by name and reports only notes.
  func count(_ finding: Finding) -> Bool {
    finding.severity != .note
      || finding.rule.severity == .note && names?.contains(finding.rule.name) == true
  }

  /// The error in the names; nil if each is the name of a rule about layouts.
  @MainActor var mistake: String? {
    let known = SceneRules.all.map { $0.rule.name }
    let unknown = (names ?? []).union(excluded).subtracting(known).sorted().first
    return unknown.map { name in
      let near = Spelling.nearest(to: name, in: known)
      return "no rule of layouts is called '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; known are \(known.joined(separator: ", "))")
    }
  }
}
