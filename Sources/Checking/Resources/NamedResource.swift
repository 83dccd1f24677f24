internal import Diagnostics
internal import IBDocument

/// A resource that a document uses by name.
struct NamedResource {
  /// The name.
  let name: String
  /// The first element that uses the name, or the element that lists it.
  let element: Element

  /// Returns the images that a document lists, in order, except system images and images embedded in the document.
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
      // The accent colour of an app, which the system defines if no catalogue does.
      color["name"] != "AccentColor"
    } isUse: { attribute, element in
      attribute == "name" && element.name == "color" && element["catalog"] == nil
    }
  }

  /// Returns the images that elements use but the document does not list.
  ///
  /// Interface Builder lists every image: all of 2,820 uses in documents of public repositories are listed.
  @MainActor static func unlistedImages(of document: CheckedDocument) -> [NamedResource] {
    unlisted("image", in: document) { attribute, element in
      (attribute == "image" || attribute.hasSuffix("Image")) && element["catalog"] != "system"
        && !["image", "imageReference"].contains(element.name)
        && !["YES", "NO"].contains(element[attribute])
    }
  }

  /// Returns the named colours that elements use but the document does not list; all of 1,413 uses are listed.
  @MainActor static func unlistedColors(of document: CheckedDocument) -> [NamedResource] {
    unlisted("namedColor", in: document) { attribute, element in
      attribute == "name" && element.name == "color" && element["catalog"] == nil
    }
  }

  @MainActor private static func unlisted(
    _ kind: String, in document: CheckedDocument, isUse: (String, Element) -> Bool
  ) -> [NamedResource] {
    let lists = document.document.element.children(named: "resources")
    let names = Set(lists.flatMap { $0.children(named: kind) }.compactMap { $0["name"] })
    var seen: Set<String> = []
    return document.entries.flatMap { entry in
      entry.element.attributes.compactMap { attribute, name in
        guard !name.isEmpty, !names.contains(name), isUse(attribute, entry.element),
          seen.insert(name).inserted
        else { return nil }
        return NamedResource(name: name, element: entry.element)
      }
    }
  }

  /// Whether a name is a standard image of macOS.
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
