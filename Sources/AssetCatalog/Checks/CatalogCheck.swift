package import Foundation

/// Looks at everything in a catalogue and says what is wrong.
///
/// Nothing outside the catalogue is read; pictures are not decoded, only their first bytes are looked at.
package struct CatalogCheck: Sendable {
  /// What is wrong, by file and place.
  package let problems: [AssetProblem]
  /// How many sets were looked at.
  package let setCount: Int

  /// Looks at a catalogue.
  ///
  /// - Complexity: O(files).
  package init(_ catalog: URL) {
    let listing = CatalogListing(catalog)
    let root = RealPath.folder(catalog)
    var problems = listing.problems
    problems += DuplicateNames.problems(of: listing.sets)
    for set in listing.sets {
      problems += Self.problems(of: set, files: listing.files[set.folder] ?? [], root)
    }
    self.problems = problems.sorted {
      ($0.file, $0.position ?? Self.start) < ($1.file, $1.position ?? Self.start)
    }
    setCount = listing.sets.count
  }

  private static let start = JSONPosition(line: 0, column: 0)

  private static func problems(
    of set: AssetSet, files: [String], _ root: String
  ) -> [AssetProblem] {
    let path = set.contentsPath
    let contents: GuardedFile
    do {
      contents = try GuardedFile(URL(fileURLWithPath: path), inside: root)
    } catch {
      // Groups of sets need no file of their own, and nobody here reads what is known by name only.
      if error == .missing, set.kind.holdsSets || !set.kind.isRead { return [] }
      return [AssetProblem(error, contentsOf: set)]
    }
    do {
      let document = try JSONDocument([UInt8](try contents.data()))
      var problems: [AssetProblem] = []
      switch set.kind {
      case .image:
        let images = ImageSet(document, problems: &problems)
        let check = ImageSetCheck(images, document, set, inside: root)
        problems += check.problems
        problems += SetFiles.unmentioned(files, images.entries.map(\.filename), in: set)
        problems += DuplicateEntries.problems(
          images.entries.map { ($0.qualifiers, $0.path, $0.filename != nil) }, document)
      case .color:
        let colors = ColorSet(document, problems: &problems)
        problems += DuplicateEntries.problems(
          colors.entries.map { ($0.qualifiers, $0.path, $0.value != nil) }, document)
      case .data, .symbol:
        let data = FileSet(document, problems: &problems)
        for entry in data.entries {
          problems +=
            SetFiles.facts(
              entry.filename, at: entry.path, document, of: set, inside: root
            ).problems
        }
        problems += SetFiles.unmentioned(files, data.entries.map(\.filename), in: set)
        problems += DuplicateEntries.problems(
          data.entries.filter { $0.typeIdentifier == nil }
            .map { ($0.qualifiers, $0.path, $0.filename != nil) }, document)
      default: break
      }
      return problems.map { $0.file.isEmpty ? $0.inFile(path) : $0 }
    } catch let error as JSONError {
      return [AssetProblem(error, file: path)]
    } catch {
      return [AssetProblem(.unreadable, "the file cannot be read", file: path)]
    }
  }
}

extension AssetKind {
  /// Whether what is in such a set is read here.
  fileprivate var isRead: Bool { [.image, .color, .data, .symbol].contains(self) }
}

extension AssetProblem {
  /// A set's `Contents.json` that may not be read.
  fileprivate init(_ refusal: GuardedFile.Refusal, contentsOf set: AssetSet) {
    switch refusal {
    case .missing:
      self.init(.missingContents, "the set has no Contents.json", file: set.folder)
    case .outside:
      self.init(
        .outside, "the file is a link that leads out of the catalogue", file: set.contentsPath)
    case .cyclic: self.init(.cyclicLink, "the link leads to itself", file: set.contentsPath)
    case .unreadable: self.init(.unreadable, "the file cannot be read", file: set.contentsPath)
    case .tooLarge:
      self.init(.unreadable, "the file is larger than 64 MB", file: set.contentsPath)
    }
  }
}
