internal import Diagnostics
internal import IBDocument

/// A name of a catalogue or a file that a document uses.
struct NamedResource {
  /// The name.
  let name: String
  /// The first element that uses it, else the one that lists it.
  let element: Element

  /// The images that a document lists, in order, without those of the system and those that it holds itself.
  @MainActor static func images(of document: CheckedDocument) -> [NamedResource] {
    listed("image", in: document) { image in
      image["catalog"] != "system" && image.children.isEmpty && !isOfSystem(image["name"] ?? "")
    } isUse: { attribute, element in
      attribute.lowercased().hasSuffix("image")
        || attribute == "name" && element.name == "imageReference"
        || attribute == "value" && element["type"] == "image"
        || attribute == "name" && element.name == "image"
    }
  }

  /// The named colours that a document lists, in order.
  @MainActor static func colors(of document: CheckedDocument) -> [NamedResource] {
    listed("namedColor", in: document) { color in
      // The colour of every app, which the system knows where its catalogue has none.
      color["name"] != "AccentColor"
    } isUse: { attribute, element in
      attribute == "name" && element.name == "color" && element["catalog"] == nil
    }
  }

  /// Whether a name is one of the pictures that every program of macOS has.
  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }

  @MainActor private static func listed(
    _ kind: String, in document: CheckedDocument, where isJudged: (Element) -> Bool,
    isUse: (String, Element) -> Bool
  ) -> [NamedResource] {
    let lists = document.document.element.children(named: "resources")
    let judged = lists.flatMap { $0.children(named: kind) }
      .filter { $0["name"]?.isEmpty == false && isJudged($0) }
    guard !judged.isEmpty else { return [] }
    let names = Set(judged.compactMap { $0["name"] })
    var uses: [String: Element] = [:]
    for entry in document.entries where document.parent(of: entry)?.name != "resources" {
      for (attribute, value) in entry.element.attributes
      where names.contains(value) && uses[value] == nil && isUse(attribute, entry.element) {
        uses[value] = entry.element
      }
    }
    var seen: Set<String> = []
    return judged.compactMap { element in
      guard let name = element["name"], seen.insert(name).inserted else { return nil }
      return NamedResource(name: name, element: uses[name] ?? element)
    }
  }
}
