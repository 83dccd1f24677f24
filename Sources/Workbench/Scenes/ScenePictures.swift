package import Drawing
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The pictures of all roots of documents, as files in a folder.
///
/// The pictures of a single document are in the folder itself. Those of several documents, or of the documents in a
/// folder, are in a subfolder with the document's name, inside the same folders as in the source.
@MainActor package struct ScenePictures {
  /// The written pictures and the failures.
  package struct Outcome {
    /// The paths of the written pictures.
    package fileprivate(set) var written: [String] = []
    /// The findings and skipped roots, one line each.
    package fileprivate(set) var lines: [String] = []
    /// The pictures that could not be drawn or written.
    package fileprivate(set) var failures: [WorkbenchError] = []
    /// The names of missing pictures in the document.
    package fileprivate(set) var missing: [String] = []
    /// A line of JSON for each picture.
    package fileprivate(set) var records: [String] = []
    /// The path of each picture with the tree of its views, if the options ask for trees.
    package fileprivate(set) var trees: [String] = []
    /// The parts of the pictures that are drawn otherwise than on Apple's systems.
    package fileprivate(set) var omissions = PictureOmissions()
  }

  private let folder: String
  private let options: PictureOptions
  /// The names in use, by subfolder.
  private var folders: [String: FileNames] = [:]

  /// Creates a folder of pictures; it is created on disk when the first picture is written.
  ///
  /// - Parameter options: The drawing options; their scene has no effect.
  package init(into folder: String, options: PictureOptions) {
    self.folder = folder
    self.options = options
  }

  /// Returns the documents at paths, each with the subfolder for its pictures, and the paths without documents.
  ///
  /// - Complexity: O(entries of the folders).
  package static func targets(
    _ paths: [String]
  ) -> (documents: [(path: String, subfolder: [String])], failures: [WorkbenchError]) {
    var documents: [(path: String, subfolder: [String])] = []
    var failures: [WorkbenchError] = []
    for path in paths {
      let found = DocumentPaths([path])
      failures += found.failures
      for document in found.documents {
        let base = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        var parts = URL(fileURLWithPath: document).standardizedFileURL.pathComponents
        if document == path {
          parts = Array(parts.suffix(1))
        } else {
          parts.removeFirst(min(base.count, parts.count))
        }
        documents.append((document, parts))
      }
    }
    if paths.count == 1, documents.first?.path == paths.first { documents[0].subfolder = [] }
    return (documents, failures)
  }

  /// Whether every document writes to a separate folder, so that separate processes can render them.
  package static func haveOwnFolders(
    _ documents: [(path: String, subfolder: [String])]
  ) -> Bool {
    var places: Set<[String]> = []
    var parents: Set<[String]> = []
    for document in documents {
      let stem = ((document.subfolder.last ?? "") as NSString).deletingPathExtension
      var parts = (document.subfolder.dropLast() + [stem]).map { FileNames.safe($0).lowercased() }
      // The fallback names if no characters remain.
      for index in parts.indices where parts[index].isEmpty {
        parts[index] = index == parts.count - 1 ? "view" : "folder"
      }
      guard places.insert(parts).inserted else { return false }
      for count in 1..<max(1, parts.count) { parents.insert(Array(parts.prefix(count))) }
    }
    return places.isDisjoint(with: parents)
  }

  /// Lays out a document and writes a picture of each root that is not empty.
  ///
  /// - Parameter subfolder: The path components of the subfolder, ending with the document's; empty for the folder
  ///   itself.
  /// - Throws: `WorkbenchError` if the document cannot be laid out; failures of single pictures are part of the
  ///   outcome.
  package mutating func draw(
    _ document: String, in subfolder: [String]
  ) throws(WorkbenchError) -> Outcome {
    var missing: [String] = []
    let laidOut = try DocumentPicture.laidOut(document, options) { missing = $0 }
    let place = self.folderPath(subfolder)
    var isMade = false
    var outcome = Outcome()
    outcome.missing = missing
    var seen: Set<String> = []
    func note(_ line: String) { if seen.insert(line).inserted { outcome.lines.append(line) } }
    var names = folders[place] ?? FileNames()
    let windows = WindowTitles(laidOut.document)
    let surroundings = PictureSurroundings(laidOut, options)
    for root in laidOut.roots {
      let name = names.name(for: Self.names(of: root, windows))
      let size = root.view.node.bounds.size
      guard size.width > 0, size.height > 0 else {
        note("\(document): The view \(root.element.id) has no area; it is skipped.")
        continue
      }
      let path = "\(place)/\(name).\(options.formatName)"
      do throws(WorkbenchError) {
        let picture = try DocumentPicture(
          of: root, in: laidOut, options: options, surroundings: surroundings)
        picture.diagnostics.forEach(note)
        if let why = OutputFile.refusal(path, inputs: [document], replacing: .pictures) {
          throw .output(path: path, why: why)
        }
        if !isMade {
          try OutputFile.createFolder(place)
          isMade = true
        }
        try OutputFile.write(picture.data, to: path)
        outcome.written.append(path)
        outcome.trees += picture.tree.map { ["\(path):\n\($0)"] } ?? []
        outcome.records.append(PictureRecord.line(picture, of: document, file: path))
        outcome.omissions.formUnion(picture.omissions)
      } catch {
        outcome.failures.append(error)
      }
    }
    folders[place] = names
    if outcome.written.isEmpty, outcome.failures.isEmpty {
      note("\(document): The document has no view with area; there is no picture of it.")
    }
    return outcome
  }

  /// Returns the folder for a document's pictures.
  private mutating func folderPath(_ subfolder: [String]) -> String {
    var place = folder
    for (index, part) in subfolder.enumerated() {
      let isDocument = index == subfolder.count - 1
      let stem = isDocument ? (part as NSString).deletingPathExtension : part
      // Documents never share a folder, except for the documents of a folder.
      let name =
        isDocument ? folders[place, default: FileNames()].name(for: [stem]) : FileNames.safe(part)
      place += "/" + (name.isEmpty ? "folder" : name)
    }
    return place
  }

  /// Returns the names of a root in order of preference: the user label, the storyboard identifier, the window's, the
  /// title, the id.
  private static func names(of root: BuiltRoot, _ windows: WindowTitles) -> [String] {
    let controller = root.controller
    return [
      controller?.element["userLabel"], controller?.storyboardIdentifier,
      root.element.element["userLabel"], windows.names(of: root).last, controller?.title,
      controller?.sceneID, root.element.id,
    ].compactMap { $0 }
  }
}
