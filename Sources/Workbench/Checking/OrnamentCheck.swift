internal import AssetCatalog
package import Diagnostics
internal import Drawing
internal import Foundation
internal import IBDocument
internal import InsetDetection
internal import NibBuilding
internal import ReportFormats
internal import ViewDrawing

extension Rule {
  /// A picture with a shadow, glow or badge but without alignment insets.
  package static let ornamentNotCovered = Rule(
    "ornament-not-covered", .insets, .warning,
    "a picture with a shadow, a glow or a badge and no alignment insets",
    page: RulePage(
      sees: """
        Pictures whose pixels show a core and a shadow, a glow or a badge around it, without alignment insets: \
        layout then aligns the ornament. `plumb check` looks at the pictures that documents name, `plumb insets \
        --check` at catalogues.
        """,
      fires: CatalogExamples.shadowedCard,
      passes: CatalogExamples.insetCard,
      fix: "State the insets that the finding names; `plumb insets --write` writes them.",
      limits: """
        Detections with less than 80 % confidence are silent in `plumb check`, as are frames of an animation \
        that do not agree. What is a shadow and what a part of the drawing is judged by its pixels alone.
        """,
      form: .files))
}

/// A search for pictures with a shadow, glow or badge but without alignment insets.
///
/// Layout aligns the ornament of such a picture instead of its core.
enum OrnamentCheck {
  /// The minimum confidence of a reported detection.
  private static let minimumConfidence = 0.8

  /// Checks the document's named pictures that are next to it, in catalogues next to it, or in the folders of the
  /// options.
  ///
  /// - Returns: One finding per picture, sorted by name.
  static func findings(in document: Document, options: NibOptions) -> [Finding] {
    var findings: [Finding] = []
    let images = document.images.values.filter { !$0.isSystem }.sorted { $0.name < $1.name }
    guard !images.isEmpty else { return [] }
    let lookup = ImageLookup(
      ImageLookup.folders(around: document.path) + options.assetFolders,
      // The picture with the largest scale shows the core's edges best.
      traits: AssetTraits(scale: 3, idiom: document.platform == .macOS ? "mac" : "iphone"))
    for image in images {
      guard let file = lookup.file(named: image.name, report: { _ in }),
        file.alignmentInsets == .zero, file.slicing == nil,
        let found = detection(file), found.hasOrnament, !found.insetsInFile.areZero,
        found.confidence >= Self.minimumConfidence,
        isSharedByFrames(found, image.name, lookup)
      else { continue }
      let points = found.insetsInPoints
      let sides = [points.top, points.left, points.bottom, points.right]
        .map(NumberText.significant)
      let kinds = Detection.Ornament.allCases.filter {
        found.ornaments.contains($0) && $0 != .padding
      }
      findings.append(
        Finding(
          .ornamentNotCovered,
          "image '\(image.name)' has ornament "
            + "(\(kinds.map(\.rawValue).joined(separator: ", "))) but no alignment insets; it needs "
            + "top \(sides[0]), left \(sides[1]), bottom \(sides[2]), right \(sides[3]) points",
          at: Location(document.path, at: image.position)))
    }
    return findings
  }

  /// Whether the other frames of an animation have the same insets; true for a picture that is not a frame.
  private static func isSharedByFrames(
    _ own: Detection, _ name: String, _ lookup: ImageLookup
  ) -> Bool {
    guard let frame = FrameName(name) else { return true }
    var frames = [own]
    for step in [1, -1] {
      var count = step
      while abs(count) <= SearchLimits.frames, let other = frame.name(after: count),
        let file = lookup.file(named: other, report: { _ in }), let found = detection(file),
        found.width == own.width, found.height == own.height
      {
        frames.append(found)
        count += step
      }
    }
    guard frames.count >= FrameAgreement.minimumFrames else { return true }
    return FrameAgreement.shared(
      frames.map { ($0.insetsInFile, $0.hasOrnament && $0.confidence >= Detection.trustworthy) })
      != nil
  }

  private static func detection(_ file: ImageFile) -> Detection? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
      let (image, density) = try? ImageLoading.examined(
        data, pixelLimit: InsetDetector.maximumPixels),
      let pixels = PixelBuffer(image, scale: file.scale, density: density)
    else { return nil }
    return InsetDetector().detect(pixels)
  }
}
