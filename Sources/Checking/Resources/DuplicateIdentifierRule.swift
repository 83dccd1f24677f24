internal import Diagnostics
internal import IBDocument

/// Prototypes or controllers of which a program can ask for one only, because their names are equal.
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

  /// A finding for each element with the name of one before it.
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
