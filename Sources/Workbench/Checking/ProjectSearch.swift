internal import AssetCatalog
internal import Checking
internal import Foundation
internal import NibBuilding

/// A search for the files that documents may refer to.
///
/// Each specified folder is a project, as is the folder of a single document.
@MainActor struct ProjectSearch {
  private var folders: [CheckedProject]
  private var surroundings: [[URL]: CheckedProject] = [:]
  /// The projects of the specified folders, extended by asset folders from configurations.
  private var extended: [Extension: CheckedProject] = [:]
  private let assetFolders: [URL]

  /// A specified folder with additional asset folders.
  private struct Extension: Hashable {
    let folder: Int
    let assets: [URL]
  }

  /// Creates a search in checked paths and in the folders of named pictures.
  init(_ inputs: InputFiles, assetFolders: [URL]) {
    self.assetFolders = assetFolders
    folders = inputs.folders.map { contents in
      let project = CheckedProject()
      for catalog in contents.catalogs { Self.add(URL(fileURLWithPath: catalog), to: project) }
      project.images.formUnion(contents.pictures)
      // If names are incomplete, none can be reported as missing.
      project.hasCatalogs = project.hasCatalogs && contents.isComplete
      project.isProgram = contents.isComplete && !contents.sources.isEmpty
      project.storyboards = contents.storyboards
      project.sources = SourceIndex(contents.isComplete ? contents.sources : [])
      for folder in assetFolders { Self.addAll(in: folder, to: project) }
      return project
    }
  }

  /// Returns the project of a document.
  ///
  /// - Parameters:
  ///   - folder: The number of the specified folder that contains it; nil for a single document.
  ///   - assets: The additional folders of named pictures and colours.
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

  /// Adds the catalogues directly inside a folder, or the folder itself if it is a catalogue, and the folder's
  /// pictures.
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
