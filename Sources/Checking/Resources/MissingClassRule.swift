internal import Diagnostics
internal import IBDocument

/// Custom classes that no source declares.
enum MissingClassRule: DocumentRule {
  static let rule = Rule.missingClass

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    var seen: Set<String> = []
    return document.entries.compactMap { entry in
      guard entry.element["customClass"] != nil,
        let use = ClassUse(entry.element, in: document.project), sources.isUsable,
        !sources.declares(use.name), seen.insert(use.name).inserted
      else { return nil }
      let hint = CheckedProject.hint(for: use.name, in: sources.names)
      // A library's class resembles none of these.
      guard !use.mayBeForeign || hint != nil else { return nil }
      return Finding(
        rule,
        "no source declares the class '\(use.name)' of \(CheckedDocument.name(of: entry.element))",
        hint: hint, at: document.location(of: entry.element))
    }
  }
}
