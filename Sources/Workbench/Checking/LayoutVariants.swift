internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A document in all layouts of a matrix, each root once in each layout that differs.
@MainActor struct LayoutVariants {
  /// The layouts, the document's own first.
  let layouts: [CheckLayout]
  /// The findings in each layout by root, of the rules that depend on the layout; a root that a layout does not
  /// affect is missing.
  private(set) var findings: [[String: [Finding]]] = []

  private let options: NibOptions
  private let isOn: (Rule) -> Bool
  /// The findings of layouts of roots so far.
  private var known: [RootLayout: [Finding]] = [:]
  /// Localized elements, which the layouts of roots name by their identity.
  private var elements: [LayoutLanguage: Element] = [:]

  /// Creates the findings in other layouts of a document.
  ///
  /// - Parameters:
  ///   - own: The document in its own layout.
  ///   - ownFindings: Its findings by root, of the rules that depend on the layout.
  init(
    of own: LaidOutDocument, _ ownFindings: [String: [Finding]], layouts: [CheckLayout],
    translations: () -> DocumentLanguages, options: NibOptions, where isOn: @escaping (Rule) -> Bool
  ) {
    self.layouts = layouts
    self.options = options
    self.isOn = isOn
    guard layouts.count > 1 else { return }
    let rules = EnvironmentRules(own.document)
    for root in own.document.roots {
      known[RootLayout(of: root, in: own.document, rules)] = ownFindings[root.id] ?? []
    }
    findings = [ownFindings]
    for layout in layouts.dropFirst() {
      findings.append(find(in: layout, of: own.document, translations))
    }
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
    let new = Set(keys.filter { known[$0.value] == nil }.keys)
    if !new.isEmpty {
      // Conflicts are findings and not logged as well.
      var profile = LayoutProfile.current
      profile.log = { _ in }
      // No canvas shows these layouts, so roots of macOS follow their content at once.
      let isBare = document.platform == .macOS
      let laidOut = LayoutProfile.with(profile) {
        try? LaidOutDocument(document: document, options: options, isBare: isBare) {
          new.contains($0.id)
        }
      }
      let found =
        laidOut.map {
          LayoutFindings.byRoot(of: $0, options: options, isBare: isBare, where: isOn)
        } ?? [:]
      for id in new { if let key = keys[id] { known[key] = found[id] ?? [] } }
    }
    return keys.mapValues { known[$0] ?? [] }
  }
}
