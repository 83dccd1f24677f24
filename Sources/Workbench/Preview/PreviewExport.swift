internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// The preview's page as static files, with the answers about all scenes in some variants.
///
/// The page needs no server and no network. Changes cannot be tried on it, and it has no whole screens.
@MainActor package struct PreviewExport {
  /// The name of the script with the list of documents.
  private static let script = "export.js"
  /// The folder of the scripts with answers about scenes.
  private static let dataFolder = "data"

  private let documents: [String]
  private var answers = StoredAnswers()
  /// The documents that could not be read and the roots that could not be drawn.
  package private(set) var failures: [WorkbenchError] = []

  /// Creates an export of documents.
  package init(_ documents: [String]) { self.documents = documents }

  /// Writes the page and its answers into a folder: a new or an empty one, or one with an export.
  ///
  /// - Returns: The number of scenes.
  /// - Throws: `WorkbenchError.output` if the folder has other files, or if a file cannot be written.
  package mutating func write(to folder: String) throws(WorkbenchError) -> Int {
    guard Self.isFree(folder) else {
      throw .output(path: folder, why: "the folder has files that are not of an export")
    }
    try OutputFile.createFolder("\(folder)/\(Self.dataFolder)")
    var entries: [String] = []
    var parts: [(document: String, scene: String, path: String)] = []
    for document in documents {
      let state = PreviewState(document: document)
      guard let map = answer(PreviewQuery(.scenes, of: state)) else { continue }
      _ = answer(PreviewQuery(.findings, of: state))
      let isPhone = map["platform"]?.string == "iOS"
      let variants = Self.variants(of: document).filter { isPhone || $0.textSize == nil }
      for variant in variants.dropFirst() { _ = answer(PreviewQuery(.scenes, of: variant)) }
      entries.append(answers.take())
      for root in map.strings("root", of: "scenes") {
        let path = "\(Self.dataFolder)/\(parts.count).js"
        try write(scene: root, in: variants, to: "\(folder)/\(path)")
        parts.append((document, root, path))
      }
    }
    let session = JSONText.object([
      ("documents", .array(documents.map { .string($0) })), ("values", .object([])),
      ("variants", .array(Self.variants(of: "").map { .object($0.variant) })),
    ])
    let script = StoredAnswers.script(
      session: session, entries: entries.filter { !$0.isEmpty }.joined(separator: ",\n"),
      parts: parts)
    try OutputFile.write(Data(script.utf8), to: "\(folder)/\(Self.script)")
    for file in [PageFiles.style] + PageFiles.scripts {
      try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)")
    }
    try OutputFile.write(Data(Self.index.utf8), to: "\(folder)/\(PageFiles.index.name)")
    return parts.count
  }

  /// Whether a folder can take an export: it does not exist, is empty, or has one.
  private static func isFree(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard !names.isEmpty else { return true }
    let script = FileManager.default.contents(atPath: "\(folder)/\(script)")
    return script?.starts(with: Data(StoredAnswers.beginning.utf8)) ?? false
  }

  /// Writes the answers about a scene: layouts and pictures in all variants, and the details of all views as designed.
  private mutating func write(
    scene: String, in variants: [PreviewState], to path: String
  ) throws(WorkbenchError) {
    for (index, state) in variants.enumerated() {
      let layout = answer(PreviewQuery(.layout, of: state, scene: scene))
      _ = answer(PreviewQuery(.picture, of: state, scene: scene))
      guard index == 0 else { continue }
      for view in layout?.strings("id", of: "views") ?? [] {
        for query in PreviewQuery.details(of: view, in: scene, of: state) { _ = answer(query) }
      }
    }
    try OutputFile.write(Data("plumbExport.add([\n\(answers.take())\n]);\n".utf8), to: path)
  }

  /// Answers a question and keeps the answer; nil if it cannot be answered, which is a failure.
  private mutating func answer(_ query: PreviewQuery) -> JSONText? {
    do throws(WorkbenchError) {
      return try answers.add(query)
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Returns the exported variants: as designed, dark, from right to left, and with large text, which only iOS has.
  private static func variants(of document: String) -> [PreviewState] {
    var states = Array(repeating: PreviewState(document: document), count: 4)
    states[1].appearance = Surroundings.Appearance.dark.rawValue
    states[2].direction = Surroundings.Direction.rightToLeft.rawValue
    states[3].textSize = TextSize.accessibility1.rawValue
    return states
  }

  /// The page with the script of the answers before its own.
  private static var index: String {
    let text = String(decoding: PageFiles.index.bytes, as: UTF8.self)
    let first = "<script defer src=\"\(PageFiles.scripts[0].name)\">"
    return text.replacing(first, with: "<script defer src=\"\(script)\"></script>\n\(first)")
  }
}
