internal import AssetCatalog
internal import Checking
internal import Foundation
internal import NibBuilding

/// A search for the files that documents may refer to; each given folder is a project, and so is the folder of
/// a single document.
@MainActor struct ProjectSearch {
  private var folders: [CheckedProject]
  private var surroundings: [[URL]: CheckedProject] = [:]
  /// The given folders' projects with the folders of assets that configurations add.
  private var extended: [Extension: CheckedProject] = [:]
  private let assetFolders: [URL]

  /// A given folder with more folders of assets.
  private struct Extension: Hashable {
    let folder: Int
    let assets: [URL]
  }

  /// Creates a search among checked paths, and in the folders of named pictures.
  init(_ inputs: InputFiles, assetFolders: [URL]) {
    self.assetFolders = assetFolders
    folders = inputs.folders.map { contents in
      let project = CheckedProject()
      for catalog in contents.catalogs { Self.add(URL(fileURLWithPath: catalog), to: project) }
      project.images.formUnion(contents.pictures)
      // Without all names, none is missing.
      project.hasCatalogs = project.hasCatalogs && contents.isComplete
      project.isProgram = contents.isComplete && !contents.sources.isEmpty
      project.storyboards = contents.storyboards
      project.sources = SourceIndex(contents.isComplete ? contents.sources : [])
      for folder in assetFolders { Self.addAll(in: folder, to: project) }
      return project
    }
  }

  /// The project of a document.
  ///
  /// - Parameters:
  ///   - folder: The number of the given folder in which it was found; nil for a single document.
  ///   - assets: More folders of named pictures and colours.
  mutating func project(
    of document: String, inFolder folder: Int?, assets: [URL] = []
  ) -> CheckedProject {
    if let folder, folders.indices.contains(folder) {
      guard !assets.isEmpty else { return folders[folder] }
      let key = Extension(folder: folder, assets: assets)
      if let known = extended[key] { return known }
      let project = CheckedProject(folders[folder])
      for place in assets { Self.addAll(in: place, to: project) }
      extended[key] = project
      return project
    }
    let places = ImageLookup.folders(around: document) + assets + assetFolders
    if let known = surroundings[places] { return known }
    let project = CheckedProject()
    for place in places { Self.addAll(in: place, to: project) }
    surroundings[places] = project
    return project
  }

  /// Adds the catalogues directly in a folder, or a catalogue itself, and the folder's pictures.
  private static func addAll(in folder: URL, to project: CheckedProject) {
    let listing = FolderListing(folder)
    for catalog in listing.catalogs { add(catalog, to: project) }
    var contents = FolderContents()
    for file in listing.files { contents.add(file, at: file) }
    project.images.formUnion(contents.pictures)
  }

  private static func add(_ catalog: URL, to project: CheckedProject) {
    project.hasCatalogs = true
    for set in CatalogListing(catalog).sets {
      if set.kind == .color {
        project.colors.insert(set.name)
      } else {
        project.images.insert(set.name)
        project.imageSets.insert(set.name)
      }
    }
  }
}
