internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A document in all layouts of a matrix, each root once in each layout that differs.
@MainActor struct LayoutVariants {
  private let options: NibOptions
  private let isOn: (Rule) -> Bool
  /// The findings of layouts of roots so far.
  private var findingsByLayout: [RootLayout: [Finding]] = [:]
  /// Localized elements, which the layouts of roots name by their identity.
  private var elements: [LayoutLanguage: Element] = [:]

  /// Returns the findings in each layout by root, of the rules that depend on the layout; a root that a layout does not
  /// affect is missing.
  ///
  /// - Parameters:
  ///   - own: The document in its own layout.
  ///   - ownFindings: Its findings by root, of the rules that depend on the layout.
  ///   - layouts: The layouts, the document's own first.
  static func findings(
    of own: LaidOutDocument, _ ownFindings: [String: [Finding]], layouts: [CheckLayout],
    translations: () -> DocumentLanguages, options: NibOptions, where isOn: @escaping (Rule) -> Bool
  ) -> [[String: [Finding]]] {
    var variants = LayoutVariants(options: options, isOn: isOn)
    let rules = EnvironmentRules(own.document)
    for root in own.document.roots {
      variants.findingsByLayout[RootLayout(of: root, in: own.document, rules)] =
        ownFindings[root.id] ?? []
    }
    return [ownFindings]
      + layouts.dropFirst().map { variants.find(in: $0, of: own.document, translations) }
  }

  /// Returns the findings in a layout; empty where the document cannot be laid out in it.
  private mutating func find(
    in layout: CheckLayout, of own: Document, _ translations: () -> DocumentLanguages
  ) -> [String: [Finding]] {
    var element = own.element
    if let language = layout.language {
      element = elements[language] ?? language.localized(own.element, translations())
      elements[language] = element
    }
    guard
      let document = try? Document(
        element: element, path: own.path, surroundings: layout.resolvedSurroundings)
    else { return [:] }
    let rules = EnvironmentRules(document)
    var keys: [String: RootLayout] = [:]
    for root in document.roots {
      // What another device does to other roots is for those to say that show them.
      guard
        !layout.surroundings.changesSize
          || rules.isOnDevice(root, controller: document.controller(of: root))
      else { continue }
      keys[root.id] = RootLayout(of: root, in: document, rules)
    }
    let new = Set(keys.filter { findingsByLayout[$0.value] == nil }.keys)
    if !new.isEmpty {
      // Conflicts are findings and not logged as well.
      var profile = LayoutProfile.current
      profile.log = { _ in }
      // No canvas shows these layouts, so roots of macOS follow their content at once.
      let isBare = document.platform == .macOS
      let laidOut = LayoutProfile.with(profile) {
        try? LaidOutDocument.layOut(document, options: options, isBare: isBare) {
          new.contains($0.id)
        }
      }
      let found =
        laidOut.map {
          LayoutFindings.byRoot(of: $0, options: options, isBare: isBare, where: isOn)
        } ?? [:]
      for id in new { if let key = keys[id] { findingsByLayout[key] = found[id] ?? [] } }
    }
    return keys.mapValues { findingsByLayout[$0] ?? [] }
  }
}
