internal import Diagnostics
internal import IBDocument

/// Actions that the class of their target does not have.
enum MissingActionRule: DocumentRule {
  static let rule = Rule.missingAction

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    return document.entries.compactMap { entry in
      let action = entry.element
      guard action.name == "action", document.parent(of: entry)?.name == "connections",
        let selector = action["selector"],
        let target = (action["destination"] ?? action["target"]).flatMap(document.element),
        target["customClass"] != nil, let use = ClassUse(target, in: document.project),
        sources.isUsable, sources.declares(use.name)
      else { return nil }
      let names = methods(of: selector)
      guard let name = names.first,
        !sources.mayHave(
          use.name, names, isOfSystem: SystemClasses.haveAction(selector))
      else { return nil }
      return Finding(
        rule, "class '\(use.name)' has no action '\(selector)'",
        hint: CheckedProject.hint(for: name, in: sources.memberNames(of: use.name)),
        at: document.location(of: action))
    }
  }

  /// The names that a method of a selector may have in a source: `saveWithSender:` is `save(sender:)` in Swift,
  /// `setMode:` may be the property `mode`.
  private static func methods(of selector: String) -> [String] {
    let name = String(selector.prefix { $0 != ":" })
    guard !name.isEmpty else { return [] }
    let starts = name.indices.dropFirst().filter { name[$0].isUppercase }
    var result = [name] + starts.map { String(name[..<$0]) }
    if name.hasPrefix("set") {
      let rest = name.dropFirst(3)
      result.append(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    return result
  }
}
