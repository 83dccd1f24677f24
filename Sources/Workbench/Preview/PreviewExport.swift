internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// The preview's page as static files, with the answers about all scenes in some variants.
///
/// The page needs no server and no network. Changes cannot be tried on it, and it has no whole screens.
@MainActor package struct PreviewExport {
  /// A question with its answer.
  private typealias Entry = (question: JSONText, answer: JSONText)

  /// The name of the script with the list of documents.
  private static let script = "export.js"
  /// The folder of the scripts with answers about scenes.
  private static let dataFolder = "data"

  private let documents: [String]
  private let session: PreviewSession
  /// The documents that could not be read and the roots that could not be drawn.
  package private(set) var failures: [WorkbenchError] = []

  /// Creates an export of documents.
  package init(_ documents: [String]) {
    self.documents = documents
    session = PreviewSession()
  }

  /// Writes the page and its answers into a folder, which may exist.
  ///
  /// - Returns: The number of scenes.
  /// - Throws: `WorkbenchError.output` if a file cannot be written.
  package mutating func write(to folder: String) throws(WorkbenchError) -> Int {
    try Self.createFolder("\(folder)/\(Self.dataFolder)")
    var entries: [Entry] = []
    var parts: [(question: JSONText, path: String)] = []
    for document in documents {
      let state = PreviewState(document: document)
      guard let map = answer(PreviewQuery(.scenes, of: state), to: &entries) else { continue }
      _ = answer(PreviewQuery(.findings, of: state), to: &entries)
      let variants = Self.variants(of: document, on: map["platform"]?.string)
      for variant in variants.dropFirst() {
        _ = answer(PreviewQuery(.scenes, of: variant), to: &entries)
      }
      for root in map["scenes"]?.elements.compactMap({ $0["root"]?.string }) ?? [] {
        let path = "\(Self.dataFolder)/\(parts.count).js"
        try write(scene: root, in: variants, to: "\(folder)/\(path)")
        let question = JSONText.object([("document", .string(document)), ("scene", .string(root))])
        parts.append((question, path))
      }
    }
    try write(entries, parts: parts, to: "\(folder)/\(Self.script)")
    for file in [PageFiles.style] + PageFiles.scripts {
      try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)")
    }
    try OutputFile.write(Data(Self.index.utf8), to: "\(folder)/\(PageFiles.index.name)")
    return parts.count
  }

  /// Writes the answers about a scene: layouts and pictures in all variants, and the details of all views as designed.
  private mutating func write(
    scene: String, in variants: [PreviewState], to path: String
  ) throws(WorkbenchError) {
    var entries: [Entry] = []
    for (index, state) in variants.enumerated() {
      let layout = answer(PreviewQuery(.layout, of: state, scene: scene), to: &entries)
      _ = answer(PreviewQuery(.picture, of: state, scene: scene), to: &entries)
      guard index == 0 else { continue }
      for view in layout?["views"]?.elements.compactMap({ $0["id"]?.string }) ?? [] {
        for kind in [PreviewQuery.Kind.inspect, .why] {
          var query = PreviewQuery(kind, of: state, scene: scene)
          query.view = view
          _ = answer(query, to: &entries)
        }
      }
    }
    let list = entries.map { "[\($0.question.text(.dense)),\($0.answer.text(.dense))]" }
    let text = "plumbExport.add([\n\(list.joined(separator: ",\n"))\n]);\n"
    try OutputFile.write(Data(text.utf8), to: path)
  }

  /// Writes the answers about documents, and the list of the files about scenes.
  private func write(
    _ entries: [Entry], parts: [(question: JSONText, path: String)], to path: String
  ) throws(WorkbenchError) {
    let list = entries.map { "[\($0.question.text(.dense)),\($0.answer.text(.dense))]" }
    let files = parts.map {
      "[\($0.question.text(.dense)),\(JSONText.string($0.path).text(.dense))]"
    }
    let variants = JSONText.array([
      .object([]), .object([("appearance", .string("dark"))]),
      .object([("direction", .string("rtl"))]), .object([("textSize", .string("AX1"))]),
    ])
    let session = JSONText.object([
      ("documents", .array(documents.map { .string($0) })), ("values", .object([])),
      ("variants", variants),
    ])
    let text = """
      window.plumbExport = {
      "session": \(session.text(.dense)),
      "entries": [\(list.joined(separator: ",\n"))],
      "parts": [\(files.joined(separator: ",\n"))]
      };

      """
    try OutputFile.write(Data(text.utf8), to: path)
  }

  /// Answers a question and keeps the answer; nil if it cannot be answered, which is a failure.
  private mutating func answer(_ query: PreviewQuery, to entries: inout [Entry]) -> JSONText? {
    do throws(WorkbenchError) {
      let answer = try session.answer(query)
      entries.append((query.json, answer))
      return answer
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Returns the exported variants: as designed, dark, from right to left, and on iOS with large text.
  private static func variants(of document: String, on platform: String?) -> [PreviewState] {
    var states = Array(repeating: PreviewState(document: document), count: 4)
    states[1].appearance = Surroundings.Appearance.dark.rawValue
    states[2].direction = Surroundings.Direction.rightToLeft.rawValue
    states[3].textSize = TextSize.accessibility1.rawValue
    return platform == "iOS" ? states : Array(states.prefix(3))
  }

  /// The page with the script of the answers before its own.
  private static var index: String {
    let text = String(decoding: PageFiles.index.bytes, as: UTF8.self)
    let first = "<script defer src=\"\(PageFiles.scripts[0].name)\">"
    return text.replacing(first, with: "<script defer src=\"\(script)\"></script>\n\(first)")
  }

  private static func createFolder(_ place: String) throws(WorkbenchError) {
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw .output(path: place, why: SystemWords.text(of: error))
    }
  }
}
