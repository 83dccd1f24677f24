internal import AssetCatalog
internal import Foundation

/// The files in a folder that documents may refer to.
struct FolderContents {
  /// The paths of asset catalogues.
  var catalogs: [String] = []
  /// Whether all of the folder was read.
  var isComplete = true
  /// The names of picture files, with and without their ending, scale and device.
  private(set) var pictures: Set<String> = []
  /// The paths of storyboards by their names without ending.
  private(set) var storyboards: [String: [String]] = [:]
  /// The paths of source files.
  private(set) var sources: [String] = []

  /// The endings of pictures that a program can load, including those that nothing here reads.
  private static let pictureEndings = Set(LoosePicture.endings)
    .union(["icns", "heic", "webp", "ico", "psd", "eps", "tga"])
  private static let sourceEndings: Set<String> = ["swift", "h", "m", "mm", "hpp"]

  /// Adds a file or a folder by its name and its path.
  mutating func add(_ name: String, at path: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "storyboard" { storyboards[String(name[..<dot]), default: []].append(path) }
    if Self.sourceEndings.contains(ending) { sources.append(path) }
    if Self.pictureEndings.contains(ending) {
      pictures.formUnion([name, String(name[..<dot])])
      if let picture = LoosePicture(fileName: name) {
        pictures.formUnion([picture.name, "\(picture.name).\(picture.ending)"])
      }
    }
  }
}
