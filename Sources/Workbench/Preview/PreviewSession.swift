internal import Diagnostics
internal import Drawing
internal import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding
package import ReportFormats
internal import ViewDrawing

/// The answers of a preview, from laid-out trees that are kept between questions.
///
/// Trees are kept by state, the most recent ones only, so that memory does not depend on the number of questions.
@MainActor package final class PreviewSession {
  /// The numbers of documents, of edited versions and of laid-out roots that are kept.
  private static let (sourceCount, editCount, layoutCount) = (64, 8, 16)

  private var sources = RecentValues<String, PreviewSource>(count: sourceCount)
  private var edits = RecentValues<EditKey, WhatIfEdits>(count: editCount)
  private var documents = RecentValues<StateKey, Document>(count: editCount)
  private var layouts = RecentValues<LayoutKey, LaidOutDocument>(count: layoutCount)

  /// The changes of a version of a document.
  private struct EditKey: Hashable {
    let path: String
    let version: String
    let changes: [String]
  }

  /// A version of a document in a state.
  private struct StateKey: Hashable {
    let version: String
    let state: PreviewState
  }

  /// A root in a state; nil for all roots.
  private struct LayoutKey: Hashable {
    let state: StateKey
    let root: String?
  }

  /// The options for layout, without the folders that documents need.
  private var options = NibOptions()
  /// The previews of the loaded libraries.
  private let previews: PreviewCodeScenes

  /// The states of a drag, which differ in a size and in constants only.
  private struct DragKey: Hashable {
    let state: StateKey
    let scene: String?
    let constants: [String]
    let hasSize: Bool
  }

  /// The tree of the last step of a drag, which the next step lays out again.
  private var drag: (key: DragKey, laidOut: LaidOutDocument)?

  /// Creates a session without documents.
  ///
  /// - Parameter options: The options for layout.
  package init(options: NibOptions = NibOptions()) {
    self.options = options
    previews = PreviewCodeScenes([])
  }

  /// Creates a session with the classes and previews of libraries.
  ///
  /// - Throws: `WorkbenchError` if a library cannot be loaded.
  init(libraries: [String]) throws(WorkbenchError) {
    options.usesCustomClasses = !libraries.isEmpty
    previews = PreviewCodeScenes(try LoadedPreviews.all(in: libraries))
  }

  /// Returns the answer to a question, as JSON.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read or laid out, or if it does not contain what the question
  ///   names.
  package func answer(_ query: PreviewQuery) throws(WorkbenchError) -> JSONText {
    if query.kind == .log { return PreviewLog.answer(query.text ?? "") }
    if query.kind == .previews {
      return .object([("documents", .array(previews.files.map { .string($0) }))])
    }
    guard let state = query.state else { throw .usage("The question names no document.") }
    if let answer = try previews.answer(query, state) { return answer }
    let source = try source(of: state.document)
    switch query.kind {
    case .scenes: return try PreviewMap.answer(document(state, source), source)
    case .layout: return try scene(query, state, source).layout
    case .frames: return try scene(query, state, source).frames
    case .picture: return try picture(query, state, source)
    case .inspect: return try scene(query, state, source).inspection(of: query.view ?? "")
    case .why: return try scene(query, state, source).explanation(of: query.view ?? "")
    case .edge:
      return try scene(query, state, source).change(
        moving: query.edge ?? "", of: query.view ?? "", by: query.distance ?? 0)
    case .findings: return try PreviewFindings.answer(writer(state, source), state)
    case .swift: return try writer(state, source).code
    case .write:
      let answer = try writer(state, source).write(version: query.version)
      sources[state.document] = nil
      return answer
    case .log, .previews: return .null
    }
  }

  // MARK: Kept values

  /// Returns the elements of the document at a path.
  ///
  /// - Throws: `WorkbenchError` if it cannot be read.
  func element(of path: String) throws(WorkbenchError) -> Element { try source(of: path).element }

  /// The document at a path, which is read again when its file changed.
  private func source(of path: String) throws(WorkbenchError) -> PreviewSource {
    if let known = sources[path], known.stamp == PreviewSource.Stamp(path: path) { return known }
    let new = try PreviewSource(path: path, options: options)
    sources[path] = new
    return new
  }

  private func edits(
    _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> WhatIfEdits {
    let key = EditKey(
      path: source.path, version: source.version, changes: state.changes ?? [])
    if let known = edits[key] { return known }
    var statements: [WhatIfStatement] = []
    for change in key.changes { statements.append(try WhatIfParser.statement(change)) }
    let new = try WhatIfEdits(statements, for: source.element, path: source.path)
    edits[key] = new
    return new
  }

  /// The document in a state.
  private func document(
    _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> Document {
    let key = StateKey(version: source.version, state: state)
    if let known = documents[key] { return known }
    var element = try edits(state, source).element
    if let language = state.layoutLanguage {
      element = language.localized(element, source.languages)
    }
    var surroundings = try state.surroundings(on: source.platform)
    for change in state.changes ?? [] {
      guard case .surroundings(let name, let value) = try WhatIfParser.statement(change) else {
        continue
      }
      try surroundings.set(name, value)
    }
    let document: Document
    do throws(DocumentError) {
      document = try Document(
        element: element, path: source.path,
        surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    documents[key] = document
    return document
  }

  /// The laid-out root with an id, or all roots.
  private func laidOut(
    _ root: String?, _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> LaidOutDocument {
    let key = LayoutKey(state: StateKey(version: source.version, state: state), root: root)
    if let known = layouts[key] { return known }
    let new = try layOut(root, of: try document(state, source), state, source)
    layouts[key] = new
    return new
  }

  /// Lays out the root with an id, or all roots.
  private func layOut(
    _ root: String?, of document: Document, _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> LaidOutDocument {
    // Conflicts are part of the answers.
    var profile = LayoutProfile.current
    profile.log = { _ in }
    let options = options.searching(source.assets.folders)
    return try LayoutProfile.with(profile) { () throws(WorkbenchError) in
      try LaidOutDocument.layOut(
        document, options: options,
        look: source.platform == .macOS ? state.look : nil
      ) { root == nil || $0.id == root }
    }
  }

  // MARK: Roots

  private func scene(
    _ query: PreviewQuery, _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> PreviewScene {
    let laidOut: LaidOutDocument
    let id: String
    if query.kind == .frames, query.drag == true,
      let found = try dragged(query.scene, state, source)
    {
      laidOut = found
      id = found.roots.first?.element.id ?? ""
    } else {
      let document = try document(state, source)
      id = try PreviewMap.root(named: query.scene, in: document)
      laidOut = try self.laidOut(id, state, source)
    }
    guard let root = laidOut.roots.first else {
      throw .notFound("\(source.path): The document does not contain a root '\(id)'.")
    }
    return PreviewScene(root, in: laidOut, version: source.version)
  }

  /// Returns the root in a state that differs from that of the last question only in its size and in constants; nil without
  /// either, which is not part of a drag.
  private func dragged(
    _ scene: String?, _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> LaidOutDocument? {
    var still = state
    still.size = nil
    var constants: [String: Double] = [:]
    still.changes = (state.changes ?? []).filter { change in
      guard case .value(let id, "constant", let text) = try? WhatIfParser.statement(change),
        let value = Double(text)
      else { return true }
      constants[id] = value
      return false
    }
    guard state.size != nil || !constants.isEmpty,
      (state.size == nil) == (Size(state.size ?? "") == nil)
    else { return nil }
    let key = DragKey(
      state: StateKey(version: source.version, state: still), scene: scene,
      constants: constants.keys.sorted(), hasSize: state.size != nil)
    let options = options.searching(source.assets.folders)
    if let last = drag, last.key == key,
      let next = last.laidOut.laidOutAgain(
        size: state.size.flatMap { Size($0) }, constants: constants, options: options)
    {
      drag = (key, next)
      return next
    }
    let document = try document(state, source)
    let new = try layOut(
      try PreviewMap.root(named: scene, in: document), of: document, state, source)
    drag = (key, new)
    return new
  }

  private func picture(
    _ query: PreviewQuery, _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> JSONText {
    let document = try document(state, source)
    let id = try PreviewMap.root(named: query.scene, in: document)
    // The bars and the controllers around a root belong to other roots.
    let isWhole = document.surroundings.isWholeScreen || state.screen == true
    let laidOut = try laidOut(isWhole ? nil : id, state, source)
    guard let root = laidOut.roots.first(where: { $0.element.id == id }) else {
      throw .notFound("\(source.path): The document does not contain a root '\(id)'.")
    }
    var options = PictureOptions(
      surroundings: document.surroundings, overlays: [], format: .svg, look: state.look)
    options.showsScreen = isWhole
    options.mask = isWhole ? .alpha : .ignored
    options.assetFolders = self.options.searching(source.assets.folders).assetFolders.map(\.path)
    let picture = try DocumentPicture(
      of: root, in: laidOut, options: options,
      surroundings: PictureSurroundings(laidOut, options))
    return .object([
      ("scene", .string(id)), ("version", .string(source.version)),
      ("size", JSONText.size(picture.size)), ("content", JSONText.rect(picture.content)),
      ("shows", .array(picture.parts.map { .string($0) })),
      ("differs", .optional(picture.omissions.sentence)),
      ("svg", .string(String(decoding: picture.data, as: UTF8.self))),
    ])
  }

  private func writer(
    _ state: PreviewState, _ source: PreviewSource
  ) throws(WorkbenchError) -> PreviewChanges {
    PreviewChanges(try edits(state, source), of: source)
  }
}
