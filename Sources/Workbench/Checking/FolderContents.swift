internal import AssetCatalog
internal import Foundation

/// The files in a folder that documents may refer to.
struct FolderContents {
  /// The paths of asset catalogues.
  var catalogs: [String] = []
  /// Whether the entire folder was read.
  var isComplete = true
  /// The names of picture files, with and without their extension, scale and device.
  private(set) var pictures: Set<String> = []
  /// The paths of storyboards by file name, without extension.
  private(set) var storyboards: [String: [String]] = [:]
  /// The paths of source files.
  private(set) var sources: [String] = []

  /// The extensions of pictures that a program can load, including unsupported ones.
  private static let pictureEndings = Set(LoosePicture.endings)
    .union(["icns", "heic", "webp", "ico", "psd", "eps", "tga"])
  private static let sourceEndings: Set<String> = ["swift", "h", "m", "mm", "hpp"]

  /// Adds a file or folder.
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
