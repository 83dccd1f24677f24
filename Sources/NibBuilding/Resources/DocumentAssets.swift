internal import AssetCatalog
package import Foundation
package import IBDocument

/// The folders that have the pictures and colours that a document names.
package struct DocumentAssets {
  /// The catalogues and folders of the repository with assets that are neither beside the document nor in the
  /// given folders, each once.
  package private(set) var folders: [URL] = []
  /// The pictures that are missing everywhere, sorted by name: they are drawn as boxes.
  package private(set) var missing: [String] = []

  /// Creates the assets of a document by searching for the names that it lists.
  ///
  /// What is found beside the document, or in the folders of the options, stays as it is. Otherwise the nearest place of
  /// the repository that has a name is taken.
  ///
  /// - Complexity: O(files of the repository) once a repository, then O(names · places).
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
      // A folder's file is named with its path.
      let last = name.split(separator: "/").last.map(String.init) ?? name
      let place = places.first { $0.images.contains(name) || $0.images.contains(last) }
      if !take(place) { missing.append(name) }
    }
    for name in colors.sorted() { _ = take(places.first { $0.colors.contains(name) }) }
  }

  /// Returns the names of the pictures that neither the document nor the system has, sorted.
  private static func images(of document: Document) -> [String] {
    let lists = document.element.children(named: "resources")
    let held = Set(
      lists.flatMap { $0.children(named: "image") }.filter { !$0.children.isEmpty }
        .compactMap { $0["name"] })
    return document.images.values
      .filter { !$0.isSystem && !held.contains($0.name) && !isOfSystem($0.name) }
      .map(\.name).sorted()
  }

  /// Whether a name is one of the pictures that every program of macOS has.
  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Does work that finds the files as they are now, whatever was found before.
  package static func searchingAnew<Value>(_ work: () throws -> Value) rethrows -> Value {
    try RepositoryAssets.$current.withValue(RepositoryAssets(), operation: work)
  }

  /// A sentence about the pictures of documents that are nowhere; nil without any.
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
  /// The same options with more folders of named pictures and colours.
  package func searching(_ folders: [URL]) -> NibOptions {
    var options = self
    options.assetFolders += folders.filter { !options.assetFolders.contains($0) }
    return options
  }
}
