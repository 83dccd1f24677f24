internal import Diagnostics
internal import IBDocument

/// Named colours that no catalogue has.
enum MissingColorRule: DocumentRule {
  static let rule = Rule.missingColor

  static func findings(in document: CheckedDocument) -> [Finding] {
    let project = document.project
    let unlisted = NamedResource.unlistedColors(of: document)
      .filter { !project.colors.contains($0.name) && $0.name != "AccentColor" }
      .map { color in
        Finding(
          rule, "the document does not list the colour '\(color.name)', and nothing here has it",
          hint: CheckedProject.hint(for: color.name, in: project.colors),
          at: document.location(of: color.element))
      }
    guard project.hasCatalogs else { return unlisted }
    return unlisted
      + NamedResource.colors(of: document).filter { !project.colors.contains($0.name) }
      .map { color in
        Finding(
          rule, "no catalogue has the colour '\(color.name)'",
          hint: CheckedProject.hint(for: color.name, in: project.colors),
          at: document.location(of: color.element))
      }
  }
}
