package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A missing image.
  package static let missingImage = Rule(
    "missing-image", .resources, .warning, "an image that no catalogue and no file has",
    page: RulePage(
      sees: """
        Images in a document's resources whose name no catalogue and no picture file has: below the folder that \
        is checked, or beside a single document, and in the folders of --assets.
        """,
      fires: """
        <imageView contentMode="scaleToFill" image="stra" id="Img-00-001">
          <rect key="frame" x="20" y="40" width="24" height="24"/>
        </imageView>
        <resources>
          <image name="stra" width="24" height="24"/>
        </resources>
        """,
      passes: """
        <imageView contentMode="scaleToFill" image="star" id="Img-00-001">
          <rect key="frame" x="20" y="40" width="24" height="24"/>
        </imageView>
        <resources>
          <image name="star" width="24" height="24"/>
        </resources>
        """,
      fix: "Correct the name, or add the image to a catalogue.",
      limits: """
        Where no catalogue is found, only images that the document does not list itself are reported. Symbols and \
        pictures of the system are never missing. Catalogues of all targets below the folder count. The name of a set with \
        the ending of a file, such as `star.png`, is a note.
        """,
      files: [
        "Assets.xcassets/star.imageset/Contents.json":
          #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#
      ]))
}

/// Images that are neither in a catalogue nor in a file.
enum MissingImageRule: DocumentRule {
  static let rule = Rule.missingImage
  static let assignments = Set(["image", "backgroundImage", "configuration"])

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
        // A file in a folder reference is named with its path.
        let last = image.name.split(separator: "/").last.map(String.init) ?? image.name
        guard !project.images.contains(image.name), !project.images.contains(last),
          AssetFolders.setName(of: image.name).map(project.imageSets.contains) != true
        else { return nil }
        return finding(
          image, "no catalogue and no file has the image '\(image.name)'", in: document)
      }
  }

  /// Returns a finding about a name, with the name that was probably meant.
  ///
  /// The name of a set with a file extension other than PNG is a note, because it is not documented whether the system
  /// finds the set.
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

  /// The set for a name with a picture file extension other than PNG; nil for other names.
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
