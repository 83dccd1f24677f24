internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// The changes that are tried on a document, as an edited text and as source code.
struct PreviewChanges {
  private let edits: WhatIfEdits
  private let source: PreviewSource

  /// Creates the changes of a document.
  init(_ edits: WhatIfEdits, of source: PreviewSource) {
    self.edits = edits
    self.source = source
  }

  /// The elements with the changes.
  var element: Element { edits.element }

  /// Returns the document's text with the changes; all other bytes are those of the file.
  ///
  /// - Throws: `WorkbenchError.output` if the text cannot state them.
  func text() throws(WorkbenchError) -> Data {
    var editor = MarkupEditor(source.data, path: source.path)
    var names = ObjectNames(source.element)
    do throws(MarkupEditor.Refusal) {
      for step in edits.edits.flatMap(\.steps) { try editor.apply(names.named(step)) }
    } catch {
      throw .output(path: source.path, why: error.sentence)
    }
    return editor.data
  }

  /// Writes the changes.
  ///
  /// - Parameter version: The version that the changes were made for.
  /// - Throws: `WorkbenchError.output` if the file has another version, is read-only, or cannot be written; `document`
  ///   if the edited text could not be read again.
  @MainActor func write(version: String?) throws(WorkbenchError) -> JSONText {
    guard version == source.version else {
      throw .output(path: source.path, why: "it changed meanwhile, so nothing was written")
    }
    let new = try text()
    guard let written = try? Document(data: new, path: source.path),
      Self.isSame(written.element, edits.element)
    else {
      throw .output(path: source.path, why: "the edited text would not state the changes")
    }
    try FixedFile.write(new, over: source.data, to: source.path)
    return .object([
      ("written", .string(source.path)), ("bytes", .number(Double(new.count), decimals: 0)),
    ])
  }

  /// Whether two documents differ in nothing but the ids of added constraints and empty lists.
  private static func isSame(_ written: Element, _ edited: Element) -> Bool {
    ElementDifference(from: edited, to: written).edits.flatMap(\.steps).allSatisfy { step in
      switch step.change {
      case .insertion(let element, _): element.name == "constraint"
      case .removal: step.before?["id"]?.hasPrefix(WhatIfEdits.idPrefix) ?? false
      case .part(nil): step.before?.children.isEmpty ?? true
      case .attributes, .part, .order: false
      }
    }
  }

  /// The source code that makes the changes, with a comment for each constraint or view without an outlet.
  var code: JSONText { .object([("code", .string(PreviewCode(edits, in: source).text))]) }
}

/// The ids of new objects, in the form that Xcode gives them.
private struct ObjectNames {
  private var taken: Set<String>
  private let seed: String

  init(_ element: Element) {
    taken = element.objectIDs
    seed = taken.sorted().joined()
  }

  /// Returns an edit whose new object has an id of its own instead of that of a statement.
  mutating func named(_ edit: ElementEdit) -> ElementEdit {
    guard case .insertion(let element, let previous) = edit.change,
      let id = element["id"], id.hasPrefix(WhatIfEdits.idPrefix)
    else { return edit }
    var edit = edit
    edit.change = .insertion(element.with("id", name(for: id)), after: previous)
    return edit
  }

  /// Returns a new id of three, two and three letters and digits, which depends on the document and the statement.
  private mutating func name(for id: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var round = 0
    while true {
      let digits = Fingerprint(of: "\(seed) \(id) \(round)").description
      var number = UInt64(digits, radix: 16) ?? 0
      var name = ""
      for place in 0..<8 {
        if place == 3 || place == 5 { name += "-" }
        name.append(letters[Int(number % UInt64(letters.count))])
        number /= UInt64(letters.count)
      }
      if taken.insert(name).inserted { return name }
      round += 1
    }
  }
}
