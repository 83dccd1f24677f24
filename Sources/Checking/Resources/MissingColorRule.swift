internal import Diagnostics
internal import IBDocument

/// Named colours that no catalogue has.
enum MissingColorRule: DocumentRule {
  static let rule = Rule.missingColor

  static func findings(in document: CheckedDocument) -> [Finding] {
    let project = document.project
    guard project.hasCatalogs else { return [] }
    return NamedResource.colors(of: document).filter { !project.colors.contains($0.name) }
      .map { color in
        Finding(
          rule, "no catalogue has the colour '\(color.name)'",
          hint: CheckedProject.hint(for: color.name, in: project.colors),
          at: document.location(of: color.element))
      }
  }
}
