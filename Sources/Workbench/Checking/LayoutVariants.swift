internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A document in all layouts of a matrix; each root is laid out once for equal layouts.
@MainActor struct LayoutVariants {
  private let options: NibOptions
  private let isOn: (Rule) -> Bool
  /// The findings so far, by root layout.
  private var findingsByLayout: [RootLayout: [Finding]] = [:]
  /// The localized elements; root layouts refer to their identity.
  private var elements: [LayoutLanguage: Element] = [:]

  /// Returns the findings in each layout by root, from layout-dependent rules; roots that a layout does not affect are
  /// omitted.
  ///
  /// - Parameters:
  ///   - own: The document in its own layout.
  ///   - ownFindings: Its findings by root, from layout-dependent rules.
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

  /// Returns the findings in a layout; empty if the document cannot be laid out in it.
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
      // Roots that do not fill a device are checked where they are embedded.
      guard
        !layout.surroundings.changesSize
          || rules.isOnDevice(root, controller: document.controller(of: root))
      else { continue }
      keys[root.id] = RootLayout(of: root, in: document, rules)
    }
    let new = Set(keys.filter { findingsByLayout[$0.value] == nil }.keys)
    if !new.isEmpty {
      // Conflicts are findings and need not be logged as well.
      var profile = LayoutProfile.current
      profile.log = { _ in }
      // The canvas does not display these layouts, so macOS roots follow their content immediately.
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
