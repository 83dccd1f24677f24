package import Diagnostics
internal import IBDocument

extension Rule {
  /// Two prototypes or controllers with the same name.
  package static let duplicateIdentifier = Rule(
    "duplicate-identifier", .resources, .warning,
    "two prototypes or controllers with the same identifier",
    page: RulePage(
      sees: """
        Prototypes of one table or collection view with the same reuse identifier, and controllers of a \
        storyboard with the same storyboard identifier: a program gets one of them only.
        """,
      fires: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-002">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-002" id="Cnt-00-002">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      passes: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell reuseIdentifier="Title" style="IBUITableViewCellStyleDefault" id="Cel-00-002">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-002" id="Cnt-00-002">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        """,
      fix: "Rename one of them, or remove it.",
      limits: """
        Headers and footers have names of their own. Restoration identifiers may be equal: Apple states no rule \
        for views of one controller.
        """))
}

/// Prototypes or controllers with equal names, of which a program can instantiate only one.
enum DuplicateIdentifierRule: DocumentRule {
  static let rule = Rule.duplicateIdentifier

  static func findings(in document: CheckedDocument) -> [Finding] {
    let controllers = document.document.controllers.map(\.element)
    let prototypes = Prototypes.all(in: document).flatMap {
      repeated($0.prototypes, "reuseIdentifier", "reuse identifier", in: document)
    }
    return repeated(controllers, "storyboardIdentifier", "storyboard identifier", in: document)
      + prototypes
  }

  /// Returns a finding for each element with the name of an earlier one.
  private static func repeated(
    _ elements: [Element], _ attribute: String, _ words: String, in document: CheckedDocument
  ) -> [Finding] {
    var first: [String: Element] = [:]
    return elements.compactMap { element in
      guard let name = element[attribute], !name.isEmpty else { return nil }
      guard let other = first[name] else {
        first[name] = element
        return nil
      }
      let (own, others) = (CheckedDocument.name(of: element), CheckedDocument.name(of: other))
      return Finding(
        rule, "\(own) has the \(words) '\(name)' of \(others)", at: document.location(of: element),
        related: [Finding.Related(others, at: document.location(of: other))])
    }
  }
}
