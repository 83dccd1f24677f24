package import Diagnostics
package import Foundation

/// The sets of a catalogue, by kind and name, without reading their contents.
///
/// A folder's name is part of the names inside it only if its `Contents.json` has `provides-namespace`. Links are not
/// followed.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", group type.
package struct CatalogListing: Sendable {
  /// The sets, in path order.
  package private(set) var sets: [AssetSet] = []
  /// The file names of each set, by folder.
  package private(set) var files: [String: [String]] = [:]
  /// The findings about folders, without those about the contents of sets.
  package private(set) var findings: [Finding] = []

  private struct Folder {
    let path: String
    let namespace: String
    let depth: Int
  }

  /// Creates the listing of a catalogue; an unreadable one is treated as empty and has a finding.
  ///
  /// - Complexity: O(entries), and one small file for each folder that is not a set.
  package init(_ catalog: URL) {
    let root = catalog.path
    var open = [Folder(path: root, namespace: "", depth: 0)]
    var count = 0
    while let folder = open.popLast() {
      guard let names = Self.names(in: folder.path) else {
        report(.unreadable, "the folder cannot be read", folder.path)
        continue
      }
      count += names.count
      guard count <= CatalogLimits.entries else {
        report(.tooLarge, "there are more than \(CatalogLimits.entries) files and folders", root)
        return
      }
      var inner: [Folder] = []
      for name in names { list(at: name, in: folder, &inner) }
      open += inner.reversed()
    }
    sets.sort { $0.folder < $1.folder }
  }

  private mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, _ path: String
  ) {
    findings.append(Finding(rule, message, hint: hint, at: Location(path)))
  }

  /// Returns the sorted names in a folder; nil if it cannot be read.
  private static func names(in path: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
  }

  private mutating func list(at name: String, in folder: Folder, _ inner: inout [Folder]) {
    guard !name.hasPrefix("."), name != "Contents.json" else { return }
    let path = folder.path + "/" + name
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    switch type as? FileAttributeType {
    case .typeDirectory?: break
    case .typeSymbolicLink?: return lookAtLink(path, in: folder)
    default: return
    }
    guard let dot = name.lastIndex(of: ".") else {
      return enter(path, name, from: folder, &inner)
    }
    let ending = String(name[name.index(after: dot)...])
    guard let kind = AssetKind(rawValue: ending) else {
      let hint = Spelling.hint(for: ending, in: AssetKind.allCases.map(\.rawValue))
      return report(
        .unknownSet, "'.\(ending)' is not a known kind of set", hint: hint, path)
    }
    sets.append(AssetSet(kind: kind, name: folder.namespace + name[..<dot], folder: path))
    if kind.holdsSets {
      enter(path, String(name[..<dot]), from: folder, &inner)
    } else {
      files[path] = (Self.names(in: path) ?? []).filter { !$0.hasPrefix(".") }
    }
  }

  private mutating func enter(
    _ path: String, _ name: String, from folder: Folder, _ inner: inout [Folder]
  ) {
    guard folder.depth < CatalogLimits.folderDepth else {
      return report(.tooLarge, "folders are nested deeper than \(CatalogLimits.folderDepth)", path)
    }
    let namespace = providesNamespace(path) ? folder.namespace + name + "/" : folder.namespace
    inner.append(Folder(path: path, namespace: namespace, depth: folder.depth + 1))
  }

  /// Whether a group's `Contents.json` declares a namespace; false if it is missing.
  private mutating func providesNamespace(_ path: String) -> Bool {
    let file = path + "/Contents.json"
    let facts = try? FileManager.default.attributesOfItem(atPath: file)
    guard facts?[.type] as? FileAttributeType == .typeRegular else { return false }
    guard let size = facts?[.size] as? NSNumber, size.intValue <= CatalogLimits.jsonBytes,
      let data = FileManager.default.contents(atPath: file)
    else {
      report(.unreadable, "the file cannot be read", file)
      return false
    }
    do {
      var reader = ContentsReader(try JSONDocument([UInt8](data)))
      let answer = reader.providesNamespace()
      findings += reader.findings.map { $0.inFile(file) }
      return answer
    } catch {
      findings.append(Finding(error, inFile: file))
      return false
    }
  }

  private mutating func lookAtLink(_ path: String, in folder: Folder) {
    do throws(RealPath.Failure) {
      let real = try RealPath.resolve(path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), isFolder.boolValue
      else { return }
      report(.outside, "links to folders are not followed; this one leads to \(real)", path)
    } catch {
      switch error {
      case .cyclic: report(.cyclicLink, "the link leads to itself", path)
      case .missing: report(.missingFile, "the link leads to nothing", path)
      }
    }
  }
}

extension ContentsReader {
  /// Whether a group's name is part of the names inside it.
  mutating func providesNamespace() -> Bool {
    guard let root = root() else { return false }
    checkKeys(of: root, ["info", "properties", "assets"])
    guard let properties = object("properties", of: root) else { return false }
    checkKeys(of: properties, ImageSet.propertyKeys)
    return bool("provides-namespace", of: properties) ?? false
  }
}

extension Finding {
  /// Creates a finding for a text that is not JSON.
  package init(_ error: JSONError, inFile file: String) {
    self.init(.badJSON, "this is not JSON: \(error)", at: Location(file, at: error.position))
  }
}
