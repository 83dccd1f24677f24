internal import Diagnostics
internal import IBDocument

/// Outlets that the class of their object does not have.
enum MissingOutletRule: DocumentRule {
  static let rule = Rule.missingOutlet

  static func findings(in document: CheckedDocument) -> [Finding] {
    let sources = document.project.sources
    return document.entries.flatMap { entry -> [Finding] in
      guard entry.element["customClass"] != nil,
        let use = ClassUse(entry.element, in: document.project), sources.isUsable,
        sources.declares(use.name)
      else { return [] }
      return (entry.element.child("connections")?.children ?? []).compactMap { connection in
        guard connection.name == "outlet" || connection.name == "outletCollection",
          let name = connection["property"], !name.isEmpty, !name.contains("."),
          !sources.mayHave(
            use.name, [name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()],
            isOfSystem: SystemClasses.outlets.contains(name))
        else { return nil }
        return Finding(
          rule, "class '\(use.name)' has no outlet '\(name)'",
          hint: CheckedProject.hint(for: name, in: sources.memberNames(of: use.name)),
          at: document.location(of: connection))
      }
    }
  }
}
