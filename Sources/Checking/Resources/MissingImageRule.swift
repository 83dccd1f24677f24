internal import Diagnostics
internal import IBDocument

/// Images that neither a catalogue nor a file has.
enum MissingImageRule: DocumentRule {
  static let rule = Rule.missingImage

  static func findings(in document: CheckedDocument) -> [Finding] {
    let project = document.project
    let unlisted = NamedResource.unlistedImages(of: document)
      .filter { !project.images.contains($0.name) }
      .map { image in
        Finding(
          rule, "the document does not list the image '\(image.name)', and nothing here has it",
          hint: CheckedProject.hint(for: image.name, in: project.images),
          at: document.location(of: image.element))
      }
    guard project.hasCatalogs else { return unlisted }
    return unlisted
      + NamedResource.images(of: document).compactMap { image in
        // A folder's file is named with its path.
        let last = image.name.split(separator: "/").last.map(String.init) ?? image.name
        guard !project.images.contains(image.name), !project.images.contains(last) else {
          return nil
        }
        return Finding(
          rule, "no catalogue and no file has the image '\(image.name)'",
          hint: CheckedProject.hint(for: image.name, in: project.images),
          at: document.location(of: image.element))
      }
  }
}
