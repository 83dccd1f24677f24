internal import IBDocument

/// The objects around the elements of a document, by id.
struct ElementPlaces {
  /// The object around each object, and the items of constraints.
  private var holders: [String: String] = [:]
  private var items: [String: [String]] = [:]

  /// Creates the places of a document's elements.
  ///
  /// - Complexity: O(elements).
  init(_ root: Element) {
    var open: [(element: Element, holder: String?)] = [(root, nil)]
    while let (element, holder) = open.popLast() {
      let id = element.objectID
      if let id {
        holders[id] = holder
        if element.name == "constraint" {
          items[id] = ["firstItem", "secondItem"].compactMap { element[$0] }
        }
      }
      open += element.children.map { ($0, id ?? holder) }
    }
  }

  /// Returns the ids in a subject, each with the items of a constraint and the objects around it, innermost first.
  func ids(near subject: String?) -> [String] {
    guard let subject else { return [] }
    var found: [String] = []
    for id in NamedViews.identifiers(in: subject) {
      found += [id] + (items[id] ?? [])
      var place = holders[id]
      while let holder = place {
        found.append(holder)
        place = holders[holder]
      }
    }
    return found
  }
}
