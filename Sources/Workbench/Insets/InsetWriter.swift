internal import AssetCatalog
package import Diagnostics
internal import Foundation
internal import InsetDetection

extension Rule {
  /// Doubtful insets, which are not written.
  package static let doubtfulInsets = Rule(
    "doubtful-insets", .insets, .warning, "insets that were found with doubt and not written",
    page: RulePage(
      sees: """
        Pictures whose insets `plumb insets --write` finds with too little confidence and therefore does not \
        write.
        """,
      fires: """
        Art.xcassets/Card.imageset/Contents.json
          {"images": [
            {"filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
          ]}
        Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card above a fainter bar
        """,
      passes: CatalogExamples.shadowedCard,
      fix: """
        Look at the picture of `plumb insets --output`, then state the insets by hand, or write them with \
        --force.
        """,
      limits: "The confidence says how clear the edges are, not what the author meant.",
      form: .files))

  /// Insets that were written into a catalogue.
  package static let insetsWritten = Rule(
    "insets-written", .insets, .note, "insets that were written into a catalogue",
    page: RulePage(
      sees: "Entries whose insets `plumb insets --write` wrote: a record of what it changed.",
      fires: CatalogExamples.shadowedCard,
      passes: CatalogExamples.insetCard,
      fix: "Nothing is wrong; look at the difference before you commit it.",
      limits: "Entries whose insets were right within a pixel are not changed and not listed.",
      form: .files))
}

/// Writes detected insets to the `Contents.json` files of a report.
package struct InsetWriter {
  /// A finding for each changed entry.
  package private(set) var written: [Finding] = []
  /// The entries that are unchanged because the detected insets are doubtful.
  package private(set) var refused: [Finding] = []
  /// The files that could not be written.
  package private(set) var failures: [WorkbenchError] = []

  /// Creates a writer and writes the insets of a report.
  ///
  /// Pictures without ornament, and insets that match within a pixel, are not changed.
  ///
  /// - Parameter isForced: Whether doubtful insets are also written.
  package init(_ report: InsetReport, isForced: Bool) {
    var changes: [(contents: String, pictures: [PictureInsets])] = []
    for picture in report.pictures {
      guard let place = picture.place, picture.hasOrnament,
        !picture.insets.areZero || picture.stored != nil
      else { continue }
      if !picture.isTrustworthy, !isForced {
        refused.append(
          Self.finding(picture, place, .doubtfulInsets, "are doubtful; not written"))
        continue
      }
      if picture.isTrustworthy, picture.stored != nil, picture.isStoredRight { continue }
      if changes.last?.contents == place.contents {
        changes[changes.count - 1].pictures.append(picture)
      } else {
        changes.append((place.contents, [picture]))
      }
    }
    for change in changes {
      do throws(WorkbenchError) {
        try write(change.contents, change.pictures, inside: report.roots[change.contents] ?? "")
      } catch {
        failures.append(error)
      }
    }
  }

  private static func finding(
    _ picture: PictureInsets, _ place: PictureInsets.Place, _ rule: Rule, _ what: String
  ) -> Finding {
    let insets = picture.insets
    return Finding(
      rule,
      "insets of top \(insets.top), left \(insets.left), bottom \(insets.bottom), "
        + "right \(insets.right) pixels for '\((picture.path as NSString).lastPathComponent)' \(what)",
      at: place.location)
  }

  private mutating func write(
    _ contents: String, _ pictures: [PictureInsets], inside root: String
  ) throws(WorkbenchError) {
    let file: GuardedFile
    let edit: InsetEdit
    do {
      // The file is read again, to preserve changes made since the report.
      file = try GuardedFile(URL(fileURLWithPath: contents), inside: root)
      let changes = pictures.compactMap { picture in
        picture.place.map { (entry: $0.entry, insets: picture.insets) }
      }
      edit = try InsetEdit([UInt8](try file.data()), changes)
    } catch {
      throw .output(path: contents, why: "\(error)")
    }
    guard edit.changeCount > 0 else { return }
    try AtomicFile.replace(file.path, with: edit.bytes)
    for picture in pictures {
      guard let place = picture.place else { continue }
      written.append(Self.finding(picture, place, .insetsWritten, "were written"))
    }
  }
}
