internal import AppKit
internal import Checking
internal import Diagnostics
internal import Drawing
internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding
internal import ReportFormats
internal import UIKit
internal import ViewDrawing
internal import ViewPreviews

/// The previews of source files, as documents of a session: a scene for each `#Preview`.
@MainActor struct PreviewCodeScenes {
  private let previews: [LoadedPreview]

  /// Creates the scenes of previews.
  init(_ previews: [LoadedPreview]) { self.previews = previews }

  /// The source files with previews, sorted.
  var files: [String] { Array(Set(previews.map(\.file))).sorted() }

  /// Returns the answer to a question about a source file; nil for another path.
  ///
  /// - Throws: `WorkbenchError` for an unknown scene, and for questions that concern documents only.
  func answer(_ query: PreviewQuery, _ state: PreviewState) throws(WorkbenchError) -> JSONText? {
    let own = previews.filter { $0.file == state.document }
    guard !own.isEmpty else { return nil }
    switch query.kind {
    case .scenes: return try map(own, state)
    case .layout:
      return try show(query, own, state) { scene throws(WorkbenchError) in scene.layout }
    case .frames:
      return try show(query, own, state) { scene throws(WorkbenchError) in scene.frames }
    case .inspect:
      return try show(query, own, state) { scene throws(WorkbenchError) in
        try scene.inspection(of: query.view ?? "")
      }
    case .why:
      return try show(query, own, state) { scene throws(WorkbenchError) in
        try scene.explanation(of: query.view ?? "")
      }
    case .edge:
      return try show(query, own, state) { scene throws(WorkbenchError) in
        try scene.change(moving: query.edge ?? "", of: query.view ?? "", by: query.distance ?? 0)
      }
    case .picture: return try picture(query, own, state)
    case .findings: return .object([("findings", .array([])), ("failures", .array([]))])
    case .swift:
      let lines = (state.changes ?? []).map { "// \($0)" }
      return .object([("code", .string(lines.joined(separator: "\n")))])
    case .write:
      throw .usage("\(state.document): Changes of source code are copied, not written.")
    case .log, .previews: return nil
    }
  }

  /// The id of a preview's scene.
  private static func id(_ preview: LoadedPreview) -> String {
    "\(preview.line):\(preview.column)"
  }

  private func preview(
    _ scene: String?, _ own: [LoadedPreview], _ path: String
  ) throws(WorkbenchError) -> LoadedPreview {
    guard let found = scene.map({ id in own.first { Self.id($0) == id } }) ?? own.first else {
      throw .notFound("\(path): There is no preview at \(scene ?? "").")
    }
    return found
  }

  private func map(
    _ own: [LoadedPreview], _ state: PreviewState
  ) throws(WorkbenchError) -> JSONText {
    var left = 0.0
    var scenes: [JSONText] = []
    for preview in own {
      // A preview that cannot be made has its place, and says why when it is opened.
      let size = (try? preview.show(in: try state.surroundings(on: .iOS)) { $0.node.bounds.size })
        .map { Size(width: Double($0.width), height: Double($0.height)) }
      let (width, height) = (size?.width ?? 240, size?.height ?? 120)
      scenes.append(
        .object([
          ("root", .string(Self.id(preview))), ("controller", .null), ("kind", .string("preview")),
          ("name", .string(preview.name ?? preview.place)),
          ("rect", JSONText.rect(CGRect(x: left, y: 0, width: width, height: height))),
          ("segues", .array([])),
        ]))
      left += width + PreviewMap.gap
    }
    return .object([
      ("document", .string(state.document)), ("version", .string("")),
      ("platform", .string("iOS")), ("initial", .optional(own.first.map(Self.id))),
      ("scenes", .array(scenes)), ("languages", .array([])), ("missing", .array([])),
    ])
  }

  /// Makes a preview, applies the changes, and describes it.
  private func show(
    _ query: PreviewQuery, _ own: [LoadedPreview], _ state: PreviewState,
    _ describe: (PreviewScene) throws(WorkbenchError) -> JSONText
  ) throws(WorkbenchError) -> JSONText {
    let preview = try preview(query.scene, own, state.document)
    return try shown(preview, state) { root, conflicts throws(WorkbenchError) in
      try describe(
        PreviewScene(
          root, id: Self.id(preview), version: "", conflicts: conflicts,
          source: Location(
            state.document, at: SourcePosition(line: preview.line, column: preview.column))))
    }
  }

  private func picture(
    _ query: PreviewQuery, _ own: [LoadedPreview], _ state: PreviewState
  ) throws(WorkbenchError) -> JSONText {
    let preview = try preview(query.scene, own, state.document)
    return try shown(preview, state) { root, _ throws(WorkbenchError) in
      let options = PictureOptions(overlays: [], format: .svg)
      let picture = try PreviewPicture(of: root, at: preview.place, options: options)
      let bounds = CGRect(origin: .zero, size: picture.size)
      return .object([
        ("scene", .string(Self.id(preview))), ("version", .string("")),
        ("size", JSONText.size(picture.size)), ("content", JSONText.rect(bounds)),
        ("shows", .array([])), ("differs", .optional(picture.omissions.sentence)),
        ("svg", .string(String(decoding: picture.data, as: UTF8.self))),
      ])
    }
  }

  /// Shows a preview in a state with its changes, and does work on the root.
  private func shown(
    _ preview: LoadedPreview, _ state: PreviewState,
    _ work: (any DrawnHost, [ConflictDescription]) throws(WorkbenchError) -> JSONText
  ) throws(WorkbenchError) -> JSONText {
    let conflicts = Conflicts()
    var changes: [WhatIfStatement] = []
    for change in state.changes ?? [] { changes.append(try WhatIfParser.statement(change)) }
    let surroundings = try state.surroundings(on: .iOS)
    var profile = LayoutProfile.current
    profile.log = { _ in }
    // Of the process, which does nothing else meanwhile: setting that of the task traps in Swift's runtime where this module
    // is optimised.
    let former = ConflictObserver.ofProcess
    ConflictObserver.ofProcess = { conflicts.all.append($0) }
    defer { ConflictObserver.ofProcess = former }
    return try LayoutProfile.with(profile) { () throws(WorkbenchError) in
      try preview.show(in: surroundings) { root in
        Result { () throws(WorkbenchError) in
          try Self.apply(changes, size: surroundings.size, to: root, state.document)
          return try work(root, conflicts.all)
        }
      }.get()
    }
  }

  /// Sets the size of a root and the properties that changes state, and lays it out again.
  private static func apply(
    _ changes: [WhatIfStatement], size: Size?, to root: any DrawnHost, _ path: String
  ) throws(WorkbenchError) {
    guard !changes.isEmpty || size != nil else { return }
    if let size {
      let size = CGSize(width: size.width, height: size.height)
      (root as? UIWindow)?.frame.size = size
      (root as? NSView)?.window?.setContentSize(size)
    }
    let scene = PreviewScene(
      root, id: "", version: "", conflicts: [], source: Location(path))
    let constraints = Dictionary(scene.constraints().map { ($0.id, $0.constraint) }) { first, _ in
      first
    }
    let views = Dictionary(scene.scene.views.map { ($0.id, $0.view) }) { first, _ in first }
    for change in changes {
      let isDone =
        switch change {
        case .removal(let id): constraints[id].map { $0.isActive = false } != nil
        case .value(let id, "constant", let value):
          set(\.constant, of: constraints[id], to: Double(value).map { CGFloat($0) })
        case .value(let id, "priority", let value):
          set(\.priority, of: constraints[id], to: Float(value).map { LayoutPriority($0) })
        case .value(let id, "text", let value): set(text: value, of: views[id])
        default: false
        }
      guard isDone else {
        throw .usage(
          "\(path): Of views in code, constants, priorities and texts can be tried, and 'remove'.")
      }
    }
    root.node.layoutIfNeeded()
  }

  private static func set<Value>(
    _ property: ReferenceWritableKeyPath<NSLayoutConstraint, Value>,
    of constraint: NSLayoutConstraint?, to value: Value?
  ) -> Bool {
    guard let constraint, let value else { return false }
    constraint[keyPath: property] = value
    return true
  }

  /// The text of a view that a change of `text` replaces; nil for other views.
  static func text(of view: any ViewHost) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let button as UIButton: button.title(for: .normal)
    case let button as NSButton: button.title
    case let control as NSControl: control.stringValue
    default: nil
    }
  }

  private static func set(text: String, of view: (any ViewHost)?) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let button as NSButton: button.title = text
    case let control as NSControl: control.stringValue = text
    default: return false
    }
    return true
  }

  /// The contradictions of a layout.
  private final class Conflicts {
    var all: [ConflictDescription] = []
  }
}
