package import AssetCatalog
internal import Diagnostics
package import Foundation
internal import Synchronization
internal import ViewDrawing

/// A lookup of named pictures, colours and data in folders, in their order.
///
/// In each folder, the catalogues (`.xcassets`) and files directly inside it are searched; a folder may also be a
/// catalogue itself. Nothing else is read: names and links that lead outside are ignored. Folders are listed once, when
/// the first name is requested.
package final class AssetFolders: Sendable {
  private let folders: [URL]
  private let listings = Mutex<[FolderListing]?>(nil)

  /// Creates a lookup in folders or catalogues.
  package init(_ folders: [URL]) { self.folders = folders }

  private var listed: [FolderListing] {
    listings.withLock { known in
      if let known { return known }
      let made = folders.map { FolderListing($0) }
      known = made
      return made
    }
  }

  /// Returns the files of a picture; nil if it is missing or must not be read.
  ///
  /// A name with a PNG extension also refers to a set without the extension: documents of Xcode 5 and later use such
  /// names, and the shipped programs work with them.
  ///
  /// - Parameters:
  ///   - traits: The requested traits; both appearances and directions are looked up.
  ///   - report: Receives a diagnostic if the name exists but provides no picture.
  /// - Complexity: The first call lists the folders; later ones read one small file.
  package func image(
    named name: String, for traits: AssetTraits, report: (String) -> Void = { _ in }
  ) -> ImageFile? {
    guard Self.staysInside(name) else {
      report("image '\(name)' leads out of the document's folder and is not read")
      return nil
    }
    for listing in listed {
      let said = Report()
      if let set = listing.set(.image, named: name) {
        if let file = Self.file(in: set, listing, traits, said) { return file }
        said.messages.forEach { report("image '\(name)'\($0)") }
        return nil
      }
      if let file = Self.symbol(name, in: listing, traits, said) { return file }
      if let file = Self.loose(name, in: listing, traits, said) { return file }
      said.messages.forEach { report("image '\(name)'\($0)") }
      if !said.messages.isEmpty { return nil }
    }
    guard let set = Self.setName(of: name),
      listed.contains(where: { $0.set(.image, named: set) != nil })
    else { return nil }
    return image(named: set, for: traits, report: report)
  }

  /// The name of the set that a PNG file name may also refer to; nil for other names.
  package static func setName(of name: String) -> String? {
    name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : nil
  }

  /// Returns the colour of a catalogue for traits; nil if no catalogue contains it.
  package func color(named name: String, for traits: AssetTraits) -> ColorSet.Value? {
    for listing in listed {
      guard let set = listing.set(.color, named: name),
        let document = Self.contents(of: set, listing, Report())
      else { continue }
      var findings: [Finding] = []
      return ColorSet(document, findings: &findings).value(for: traits)
    }
    return nil
  }

  /// Returns the contents of a data set for traits; nil if it is missing or cannot be read.
  package func data(
    named name: String, for traits: AssetTraits
  ) -> (data: Data, typeIdentifier: String?)? {
    for listing in listed {
      guard let set = listing.set(.data, named: name),
        let document = Self.contents(of: set, listing, Report())
      else { continue }
      var findings: [Finding] = []
      guard let entry = FileSet(document, findings: &findings).entry(for: traits),
        let file = entry.filename, Self.staysInside(file)
      else { return nil }
      let url = URL(fileURLWithPath: set.folder).appendingPathComponent(file)
      let found = try? GuardedFile(url, inside: listing.realFolder)
      return (try? found?.data()).map { ($0, entry.typeIdentifier) }
    }
    return nil
  }

  /// Whether any of the folders contains a catalogue.
  package var hasCatalogs: Bool { listed.contains { !$0.catalogs.isEmpty } }

  // MARK: Reading

  /// The messages to report, each as the rest of a sentence that begins with a name.
  private final class Report {
    var messages: [String] = []
  }

  private static func contents(
    of set: AssetSet, _ listing: FolderListing, _ report: Report
  ) -> JSONDocument? {
    guard
      let file = guarded(URL(fileURLWithPath: set.contentsPath), listing, report),
      let data = try? file.data()
    else { return nil }
    do {
      return try JSONDocument([UInt8](data))
    } catch {
      report.messages.append(": its Contents.json cannot be read: \(error.position): \(error)")
      return nil
    }
  }

  private static func file(
    in set: AssetSet, _ listing: FolderListing, _ traits: AssetTraits, _ report: Report
  ) -> ImageFile? {
    guard let document = contents(of: set, listing, report) else { return nil }
    var findings: [Finding] = []
    let images = ImageSet(document, findings: &findings)
    func found(_ variant: ImageVariant, _ report: Report) -> ImageFile? {
      var wanted = traits
      wanted.isDark = variant.isDark
      wanted.isRightToLeft = variant.isRightToLeft
      guard let entry = images.entry(for: wanted), let name = entry.filename else { return nil }
      guard staysInside(name) else {
        report.messages.append(" names the file '\(name)', which leads out of its folder")
        return nil
      }
      let url = URL(fileURLWithPath: set.folder).appendingPathComponent(name)
      guard let file = guarded(url, listing, report) else { return nil }
      var image = ImageFile(entry, images, in: set, path: file.path)
      image.isMirrored = entry.qualifiers.isMirrored(for: wanted)
      image.variant = variant
      return image
    }
    guard var first = found(ImageVariant(traits), report) else { return nil }
    let only = first
    for variant in ImageVariant.all {
      guard var other = found(variant, Report()) else { continue }
      other.variant = only.variant
      guard other != only else { continue }
      other.variant = variant
      first.others[variant] = other
    }
    // A direction without a picture uses the mirrored picture of the other direction.
    let mirrored = first.others[ImageVariant(isDark: traits.isDark, isRightToLeft: true)]
    first.flipsFromRightToLeft = mirrored?.path == first.path && mirrored?.isMirrored == true
    return first
  }

  /// Returns the template of a symbol set.
  private static func symbol(
    _ name: String, in listing: FolderListing, _ traits: AssetTraits, _ report: Report
  ) -> ImageFile? {
    guard let set = listing.set(.symbol, named: name),
      let document = contents(of: set, listing, report)
    else { return nil }
    var findings: [Finding] = []
    guard let file = FileSet(document, findings: &findings).entry(for: traits)?.filename
    else { return nil }
    guard staysInside(file) else {
      report.messages.append(" names the file '\(file)', which leads out of its folder")
      return nil
    }
    let url = URL(fileURLWithPath: set.folder).appendingPathComponent(file)
    guard let found = guarded(url, listing, report) else { return nil }
    var image = ImageFile(path: found.path, scale: traits.scale)
    image.symbol = name
    return image
  }

  private static func loose(
    _ name: String, in listing: FolderListing, _ traits: AssetTraits, _ report: Report
  ) -> ImageFile? {
    for (file, scale) in LoosePicture.candidates(for: name, traits) {
      // Only names with a subfolder require access to the disk.
      guard listing.files.contains(file) || file.contains("/") else { continue }
      let url = listing.folder.appendingPathComponent(file)
      if !listing.files.contains(file), !FileManager.default.fileExists(atPath: url.path) {
        continue
      }
      return guarded(url, listing, report).map { ImageFile(path: $0.path, scale: scale) }
    }
    return nil
  }

  /// Returns a file that is in the folder after all links are resolved.
  private static func guarded(
    _ url: URL, _ listing: FolderListing, _ report: Report
  ) -> GuardedFile? {
    do {
      return try GuardedFile(url, inside: listing.realFolder)
    } catch {
      let name = url.lastPathComponent
      switch error {
      case .outside, .cyclic:
        report.messages.append(
          " is a link that leads out of the document's folder and is not read")
      case .missing, .unreadable: report.messages.append(": the file \(name) cannot be read")
      case .tooLarge: report.messages.append(": the file \(name) \(GuardedFile.Refusal.isTooLarge)")
      }
      return nil
    }
  }

  /// Whether a name stays inside the searched folder.
  private static func staysInside(_ name: String) -> Bool { GuardedFile.staysInside(name) }
}
