package import Foundation

/// What lies in a folder: its files, and the sets of the catalogues in it.
package struct FolderListing: Sendable {
  /// The names of the files directly in the folder.
  package private(set) var files: Set<String> = []
  /// The folders of image sets by the image's name, and by their path in the catalogue.
  package private(set) var imageSets: [String: URL] = [:]
  /// The folders of colour sets by the colour's name, and by their path in the catalogue.
  package private(set) var colorSets: [String: URL] = [:]
  /// The folder with all links followed, ending with a slash.
  package let realFolder: String

  /// Catalogues deeper than this, or with more entries, are read no further.
  private static let deepest = 16
  private static let mostEntries = 50_000

  /// Lists a folder; one that cannot be read is as an empty one.
  package init(_ folder: URL) {
    let real = folder.resolvingSymlinksInPath().standardizedFileURL.path
    realFolder = real.hasSuffix("/") ? real : real + "/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: real)) ?? []
    files = Set(names)
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      addSets(of: folder.appendingPathComponent(name))
    }
  }

  private static func add(
    _ set: URL, _ name: Substring, _ path: String, to sets: inout [String: URL]
  ) {
    let name = String(name)
    if sets[name] == nil { sets[name] = set }
    if !path.isEmpty { sets[path + name] = set }
  }

  /// Walks a catalogue; links in it are not followed.
  private mutating func addSets(of catalog: URL) {
    var open: [(url: URL, path: String, depth: Int)] = [(catalog, "", 0)]
    var count = 0
    while let (url, path, depth) = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      for name in names.sorted(by: >) {
        count += 1
        guard count <= Self.mostEntries else { return }
        let child = url.appendingPathComponent(name)
        let type = (try? FileManager.default.attributesOfItem(atPath: child.path))?[.type]
        guard type as? FileAttributeType == .typeDirectory else { continue }
        if name.hasSuffix(".imageset") {
          Self.add(child, name.dropLast(".imageset".count), path, to: &imageSets)
        } else if name.hasSuffix(".colorset") {
          Self.add(child, name.dropLast(".colorset".count), path, to: &colorSets)
        } else if depth < Self.deepest {
          open.append((child, path + name + "/", depth + 1))
        }
      }
    }
  }
}
