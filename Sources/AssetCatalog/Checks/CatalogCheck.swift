package import Diagnostics
package import Foundation

/// A check of an entire catalogue.
///
/// Files outside the catalogue are not read. Pictures are not decoded; only their first bytes are read.
package struct CatalogCheck: Sendable {
  /// The findings, sorted by file and position.
  package let findings: [Finding]
  /// The number of pictures that are Git LFS pointers, whose content was not fetched.
  package let pointerCount: Int
  /// The number of checked sets.
  package let setCount: Int

  /// Creates a check of a catalogue.
  ///
  /// - Complexity: O(files).
  package init(_ catalog: URL) {
    let listing = CatalogListing(catalog)
    let root = RealPath.folder(catalog)
    var findings = listing.findings
    findings += DuplicateNames.findings(of: listing.sets, in: catalog.path)
    var pointerCount = 0
    let halves = CaseTwins(listing.sets, in: catalog.path)
    findings += halves.findings
    for set in listing.sets where !halves.folders.contains(set.folder) {
      findings += Self.findings(
        of: set, files: listing.files[set.folder] ?? [], root, &pointerCount)
    }
    self.pointerCount = pointerCount
    self.findings = findings.sorted { $0.location.precedes($1.location) }
    setCount = listing.sets.count
  }

  private static func findings(
    of set: AssetSet, files: [String], _ root: String, _ pointerCount: inout Int
  ) -> [Finding] {
    let path = set.contentsPath
    let contents: GuardedFile
    do {
      contents = try GuardedFile(URL(fileURLWithPath: path), inside: root)
    } catch {
      // Groups of sets need no file, and unsupported sets are not read.
      if error == .missing, set.kind.holdsSets || !set.kind.isRead { return [] }
      return [Finding(error, contentsOf: set)]
    }
    do {
      let document = try JSONDocument([UInt8](try contents.data()))
      var findings: [Finding] = []
      switch set.kind {
      case .image:
        let images = ImageSet(document, findings: &findings)
        let check = ImageSetCheck(images, document, set, inside: root)
        findings += check.findings
        pointerCount += check.pointerCount
        findings += SetFiles.unmentioned(files, images.entries.map(\.filename), in: set)
        findings += DuplicateEntries.findings(
          images.entries.map { ($0.qualifiers, $0.path, $0.filename != nil) }, document)
      case .color:
        let colors = ColorSet(document, findings: &findings)
        findings += DuplicateEntries.findings(
          colors.entries.map { ($0.qualifiers, $0.path, $0.value != nil) }, document)
      case .data, .symbol:
        let data = FileSet(document, findings: &findings)
        for entry in data.entries {
          let facts = SetFiles.facts(
            entry.filename, at: entry.path, document, of: set, inside: root)
          findings += facts.findings
          if set.kind == .symbol, let file = facts.file,
            PictureHeader(file.beginning(PictureHeader.bytes)).kind == .pointer
          {
            pointerCount += 1
          }
        }
        findings += SetFiles.unmentioned(files, data.entries.map(\.filename), in: set)
        findings += DuplicateEntries.findings(
          data.entries.filter { $0.typeIdentifier == nil }
            .map { ($0.qualifiers, $0.path, $0.filename != nil) }, document)
      default: break
      }
      return findings.map { $0.inFile(path) }
    } catch let error as JSONError {
      return [Finding(error, inFile: path)]
    } catch {
      return [Finding(.unreadable, "the file cannot be read", at: Location(path))]
    }
  }
}

extension AssetKind {
  /// Whether the contents of such a set are supported.
  fileprivate var isRead: Bool { [.image, .color, .data, .symbol].contains(self) }
}

extension Finding {
  /// Creates a finding for a set's `Contents.json` that must not be read.
  fileprivate init(_ refusal: GuardedFile.Refusal, contentsOf set: AssetSet) {
    let contents = Location(set.contentsPath)
    switch refusal {
    case .missing:
      self.init(.missingContents, "the set has no Contents.json", at: Location(set.folder))
    case .outside:
      self.init(.outside, "the file is a link that leads out of the catalogue", at: contents)
    case .cyclic: self.init(.cyclicLink, "the link leads to itself", at: contents)
    case .unreadable: self.init(.unreadable, "the file cannot be read", at: contents)
    case .tooLarge:
      self.init(.unreadable, "the file \(GuardedFile.Refusal.isTooLarge)", at: contents)
    }
  }
}
