internal import AssetCatalog
package import Foundation
package import IBDocument

/// The folders with the pictures and colours that a document names.
package struct DocumentAssets {
  /// The repository's catalogues and folders with assets that are neither next to the document nor in the given
  /// folders, without duplicates.
  package private(set) var folders: [URL] = []
  /// The missing pictures, sorted by name; they are drawn as boxes.
  package private(set) var missing: [String] = []

  /// Creates the assets of a document by searching for the names in its resource list.
  ///
  /// Resources next to the document or in the folders of the options take precedence. Otherwise, the nearest location
  /// in the repository that contains a name is used.
  ///
  /// - Complexity: O(files of the repository) once per repository, then O(names · locations).
  package init(of document: Document, options: NibOptions = NibOptions()) {
    let beside = AssetFolders(
      ImageLookup.folders(around: document.path) + options.assetFolders)
    let traits = AssetTraits(scale: 2, idiom: document.platform == .macOS ? "mac" : "iphone")
    let images = Self.images(of: document).filter { beside.image(named: $0, for: traits) == nil }
    let colors = document.namedColors.keys.filter { beside.color(named: $0, for: traits) == nil }
    guard !images.isEmpty || !colors.isEmpty else { return }
    let own = URL(fileURLWithPath: document.path).deletingLastPathComponent()
    let places = RepositoryAssets.current.places(around: own)
    var taken: Set<URL> = []
    func take(_ place: RepositoryAssets.Place?) -> Bool {
      guard let place else { return false }
      if taken.insert(place.url).inserted { folders.append(place.url) }
      return true
    }
    for name in images {
      // A file in a folder reference is named with its path.
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let place = places.first { $0.images.contains(name) || $0.images.contains(last) }
      if !take(place) { missing.append(name) }
    }
    for name in colors.sorted() { _ = take(places.first { $0.colors.contains(name) }) }
  }

  /// Returns the names of pictures that neither the document nor the system contains, sorted.
  private static func images(of document: Document) -> [String] {
    let lists = document.element.children(named: "resources")
    let held = Set(
      lists.flatMap { $0.children(named: "image") }.filter { !$0.children.isEmpty }
        .compactMap { $0["name"] })
    return document.images.values
      .filter { !$0.isSystem && !held.contains($0.name) && !isOfSystem($0.name) }
      .map(\.name).sorted()
  }

  /// Whether a name is a standard image of macOS.
  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Performs work that searches the current files, regardless of earlier results.
  package static func searchingAnew<Value>(_ work: () throws -> Value) rethrows -> Value {
    try RepositoryAssets.$current.withValue(RepositoryAssets(), operation: work)
  }

  /// Returns a sentence about the missing pictures of documents; nil without any.
  package static func sentence(_ missing: Set<String>) -> String? {
    guard !missing.isEmpty else { return nil }
    let named = missing.sorted().prefix(3)
    let more = missing.count > named.count ? " and \(missing.count - named.count) more" : ""
    let (were, are) = missing.count == 1 ? ("picture was", "is") : ("pictures were", "are")
    return "\(missing.count) \(were) not found and \(are) drawn as boxes: "
      + "\(named.joined(separator: ", "))\(more); --assets names folders to search."
  }
}

extension NibOptions {
  /// Returns the options with additional folders for named pictures and colours.
  package func searching(_ folders: [URL]) -> NibOptions {
    var options = self
    options.assetFolders += folders.filter { !options.assetFolders.contains($0) }
    return options
  }
}
