internal import Checking
internal import Diagnostics

/// The rules of `plumb check` that a test looks for, by their names.
///
/// A test that names none looks for those that the tool looks for: ``standard``.
///
/// ```swift
/// let texts: LayoutRules = ["ambiguous", "overlap"]
/// let most = LayoutRules.standard.without("overlap")
/// ```
///
/// - Errors: A name that no rule has fails the expectation, with the one that was probably meant.
/// - SeeAlso: `plumb rules`, which prints what each rule sees, with examples.
public struct LayoutRules: Sendable, Hashable, ExpressibleByArrayLiteral {
  private let names: Set<String>?
  private var excluded: Set<String> = []

  private init(names: Set<String>?) { self.names = names }

  /// Creates the set of the rules with names.
  public init(arrayLiteral names: String...) { self.names = Set(names) }

  /// All that the tool looks for unless a configuration says otherwise.
  public static let standard = LayoutRules(names: nil)

  /// The same rules but those of some names.
  public func without(_ names: String...) -> LayoutRules {
    var copy = self
    copy.excluded.formUnion(names)
    return copy
  }

  /// Whether a rule is looked for.
  func contain(_ rule: Rule) -> Bool {
    !excluded.contains(rule.name) && (names?.contains(rule.name) ?? rule.isOnByDefault)
  }

  /// Whether a finding fails a test: notes do where their rule is named and has nothing else.
  func count(_ finding: Finding) -> Bool {
    finding.severity != .note
      || finding.rule.severity == .note && names?.contains(finding.rule.name) == true
  }

  /// The mistake in the names; nil where each is the name of a rule about layouts.
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
