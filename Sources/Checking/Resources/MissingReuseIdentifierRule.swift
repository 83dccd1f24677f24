internal import Diagnostics
internal import IBDocument

/// Prototypes that no program can ask for.
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

/// The prototypes of a table or of a collection view.
struct Prototypes {
  /// The table or the collection view.
  let owner: Element
  /// Its cells, or its reusable views of one kind.
  let prototypes: [Element]

  /// The lists of a document; what is asked for by the same means is in one list.
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
          // Headers and footers are asked for by their kind.
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
