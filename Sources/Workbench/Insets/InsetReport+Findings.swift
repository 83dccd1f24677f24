internal import AssetCatalog
internal import InsetDetection

extension InsetReport {
  /// Insets in catalogues that do not fit the pictures: wrong ones, and those that are missing.
  ///
  /// Each has the place of the insets in `Contents.json`, or of the entry that has none.
  package var misfits: [Finding] {
    pictures.compactMap { picture in
      guard let place = picture.place, !picture.isStoredRight else { return nil }
      let found = picture.insets
      let expected =
        "top \(found.top), left \(found.left), bottom \(found.bottom), right \(found.right)"
      let file = picture.path.split(separator: "/").last ?? ""
      let message =
        if let stored = picture.stored {
          "'\(file)' calls for alignment insets of \(expected) pixels, not "
            + "top \(Self.text(stored.top)), left \(Self.text(stored.left)), "
            + "bottom \(Self.text(stored.bottom)), right \(Self.text(stored.right))"
        } else {
          "'\(file)' has ornament (\(picture.ornamentText)) but no alignment insets; it calls for \(expected) pixels"
        }
      return Finding(
        severity: .warning,
        rule: picture.stored == nil ? "ornament-not-covered" : "insets-do-not-fit",
        message: message, path: place.contents, line: place.position.line,
        column: place.position.column, place: place.entry.description)
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
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
