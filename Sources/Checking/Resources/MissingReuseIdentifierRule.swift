package import Diagnostics
internal import IBDocument

extension Rule {
  /// A prototype without a reuse identifier.
  package static let missingReuseIdentifier = Rule(
    "missing-reuse-identifier", .resources, .warning, "a prototype without a reuse identifier",
    page: RulePage(
      sees: """
        Prototype cells of table views, and cells and reusable views of collection views, without a reuse \
        identifier: no program can dequeue them.
        """,
      fires: """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="Tab-00-001">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <prototypes>
            <tableViewCell style="IBUITableViewCellStyleDefault" id="Cel-00-001">
              <rect key="frame" x="0.0" y="28" width="320" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="Cel-00-001" id="Cnt-00-001">
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
          </prototypes>
        </tableView>
        """,
      fix: "State a reuse identifier, or remove the prototype.",
      limits:
        "Static cells need none. A prototype that the program never uses is reported as well."))
}

/// Prototypes that no program can dequeue.
enum MissingReuseIdentifierRule: DocumentRule {
  static let rule = Rule.missingReuseIdentifier

  static func findings(in document: CheckedDocument) -> [Finding] {
    Prototypes.all(in: document).flatMap { list in
      list.prototypes.filter { $0["reuseIdentifier"]?.isEmpty != false }.map { prototype in
        Finding(
          rule,
          "\(CheckedDocument.name(of: prototype)) of \(CheckedDocument.name(of: list.owner)) "
            + "has no reuse identifier", at: document.location(of: prototype))
      }
    }
  }
}

/// The prototypes of a table or collection view.
struct Prototypes {
  /// The table or collection view.
  let owner: Element
  /// Its cells, or its reusable views of one kind.
  let prototypes: [Element]

  /// Returns the groups of prototypes in a document; identifiers for the same method are in the same group.
  @MainActor static func all(in document: CheckedDocument) -> [Prototypes] {
    guard document.document.platform == .iOS else { return [] }
    return document.entries.flatMap { entry -> [Prototypes] in
      let element = entry.element
      switch element.name {
      case "tableView":
        return [Prototypes(element, element.child("prototypes")?.children ?? [])]
      case "collectionView":
        let views = element.children(named: "collectionReusableView")
        return [Prototypes(element, element.child("cells")?.children ?? [])]
          // Headers and footers are dequeued by kind.
          + views.map { Prototypes(element, [$0]) }
      default: return []
      }
    }
  }

  private init(_ owner: Element, _ prototypes: [Element]) {
    self.owner = owner
    self.prototypes = prototypes.filter { $0["id"] != nil }
  }
}
