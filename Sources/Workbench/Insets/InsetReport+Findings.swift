internal import AssetCatalog
package import Diagnostics
internal import InsetDetection

extension Rule {
  /// Alignment insets that differ from those suggested by the pixels.
  package static let insetsDoNotFit = Rule(
    "insets-do-not-fit", .insets, .warning, "alignment insets that do not fit the picture",
    page: RulePage(
      sees: """
        Alignment insets of catalogues that differ by more than a pixel from those that the pixels call for; \
        only `plumb insets --check` looks for them.
        """,
      fires: """
        Art.xcassets/Card.imageset/Contents.json
          {"images": [
            {"alignment-insets": {"top": 0, "left": 0, "bottom": 0, "right": 20},
             "filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
          ]}
        Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card with a shadow
        """,
      passes: CatalogExamples.insetCard,
      fix: "Correct the insets; `plumb insets --write` does.",
      limits: "Insets may be meant to align something else than the core, such as a baseline.",
      form: .files))
}

extension InsetReport {
  /// The findings about wrong or missing insets in catalogues.
  ///
  /// Each is located at the insets in `Contents.json`, or at the entry without insets.
  package var misfits: [Finding] {
    pictures.compactMap { picture in
      guard let place = picture.place, !picture.isStoredRight else { return nil }
      let found = picture.insets
      let expected =
        "top \(found.top), left \(found.left), bottom \(found.bottom), right \(found.right)"
      let file = picture.path.split(separator: "/").last ?? ""
      let message =
        if let stored = picture.stored {
          "'\(file)' needs alignment insets of \(expected) pixels, not "
            + "top \(NumberText.text(stored.top)), left \(NumberText.text(stored.left)), "
            + "bottom \(NumberText.text(stored.bottom)), right \(NumberText.text(stored.right))"
        } else {
          "'\(file)' has ornament (\(picture.ornamentText)) but no alignment insets; it needs \(expected) pixels"
        }
      return Finding(
        picture.stored == nil ? .ornamentNotCovered : .insetsDoNotFit, message,
        at: place.location)
    }
  }
}

extension PictureInsets {
  /// The kinds of ornament, in a fixed order.
  package var ornamentText: String {
    let found = Detection.Ornament.allCases.filter {
      detection.ornaments.contains($0) && $0 != .padding
    }
    return found.isEmpty ? "of another scale" : found.map(\.rawValue).joined(separator: ", ")
  }
}
