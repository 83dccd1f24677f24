internal import AssetCatalog
package import Diagnostics
internal import InsetDetection

extension InsetReport {
  /// The findings about insets in catalogues that are wrong or missing.
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
  /// The kinds of ornament in their fixed order.
  package var ornamentText: String {
    let found = Detection.Ornament.allCases.filter {
      detection.ornaments.contains($0) && $0 != .padding
    }
    return found.isEmpty ? "of another scale" : found.map(\.rawValue).joined(separator: ", ")
  }
}
