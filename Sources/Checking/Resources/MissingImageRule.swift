internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Images that neither a catalogue nor a file has.
enum MissingImageRule: DocumentRule {
  static let rule = Rule.missingImage

  static func findings(in document: CheckedDocument) -> [Finding] {
    let project = document.project
    let unlisted = NamedResource.unlistedImages(of: document)
      .filter { !project.images.contains($0.name) }
      .map { image in
        finding(
          image, "the document does not list the image '\(image.name)', and nothing here has it",
          in: document)
      }
    guard project.hasCatalogs else { return unlisted }
    return unlisted
      + NamedResource.images(of: document).compactMap { image in
        // A folder's file is named with its path.
        let last = image.name.split(separator: "/").last.map(String.init) ?? image.name
        guard !project.images.contains(image.name), !project.images.contains(last),
          AssetFolders.setName(of: image.name).map(project.imageSets.contains) != true
        else { return nil }
        return finding(
          image, "no catalogue and no file has the image '\(image.name)'", in: document)
      }
  }

  /// A finding about a name, with the name that was probably meant.
  ///
  /// A set's name with the ending of a file other than PNG is a note: whether the system looks for the set is not
  /// documented.
  private static func finding(
    _ image: NamedResource, _ message: String, in document: CheckedDocument
  ) -> Finding {
    let place = document.location(of: image.element)
    if let set = setName(of: image.name, in: document.project) {
      return Finding(
        rule, message, hint: "the set '\(set)' is named without an ending", severity: .note,
        at: place)
    }
    return Finding(
      rule, message, hint: CheckedProject.hint(for: image.name, in: document.project.images),
      at: place)
  }

  /// The set whose name a name is with the ending of a picture's file other than PNG; nil for other names.
  private static func setName(of name: String, in project: CheckedProject) -> String? {
    guard let dot = name.lastIndex(of: "."),
      endings.contains(name[name.index(after: dot)...].lowercased())
    else { return nil }
    let stem = String(name[..<dot])
    return project.imageSets.contains(stem) ? stem : nil
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "gif", "svg", "pdf", "tiff", "tif", "bmp", "heic", "heif", "webp",
  ]
}
