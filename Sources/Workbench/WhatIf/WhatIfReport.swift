internal import Diagnostics
internal import Foundation
package import IBDocument
package import NibBuilding

/// The layout of a document after hypothetical changes.
@MainActor package struct WhatIfReport {
  /// The views that move and the constraints that are broken.
  package let change: LayoutChange
  private let document: Document
  private let options: NibOptions

  /// Checks that a text is a statement.
  ///
  /// - Throws: `WorkbenchError.usage` with the expected syntax.
  package nonisolated static func validate(_ statement: String) throws(WorkbenchError) {
    _ = try WhatIfParser.statement(statement)
  }

  /// Creates a report by applying statements to a document.
  ///
  /// The document is edited in memory and laid out as if it had been read in that form; nothing is written.
  ///
  /// - Parameters:
  ///   - statements: The statements, as described for ``WhatIfStatement``.
  ///   - surroundings: The surroundings of the document before the changes.
  /// - Throws: `WorkbenchError.usage` for an invalid statement, `notFound` for an unknown name, and errors from reading
  ///   and layout.
  /// - Complexity: Two layouts of the document; for several statements, more layouts to determine the cause of each
  ///   movement.
  package init(
    _ statements: [String], path: String, options: NibOptions = NibOptions(),
    surroundings: Surroundings = Surroundings()
  ) throws(WorkbenchError) {
    var parsed: [WhatIfStatement] = []
    for statement in statements { parsed.append(try WhatIfParser.statement(statement)) }
    let document: Document
    do throws(DocumentError) {
      document = try Document.load(path: path, surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    let edited = try WhatIfEdits(parsed, for: document.element, path: path)
    var changed = surroundings
    for case .surroundings(let name, let value) in parsed {
      do throws(WorkbenchError) {
        try changed.set(name, value)
      } catch {
        guard case .usage(let what) = error else { throw error }
        throw .usage("--what-if: \(what)")
      }
    }
    change = try LayoutComparison.change(
      from: document.element, by: edited.edits, to: edited.element, path: path, options: options,
      layouts: [("as designed", surroundings)], newLayouts: [changed])
    self.options = options
    do throws(DocumentError) {
      self.document = try Document(element: edited.element, path: path, surroundings: changed)
    } catch {
      throw .document(error)
    }
  }

  /// Returns the changed document in its surroundings, laid out for further queries.
  ///
  /// - Throws: `WorkbenchError` if it cannot be laid out.
  package func laidOut() throws(WorkbenchError) -> LaidOutDocument {
    try LaidOutDocument.layOut(document, options: options)
  }
}

extension Surroundings {
  /// Sets a value in the syntax of the command line.
  mutating func set(_ name: String, _ value: String) throws(WorkbenchError) {
    let isKnown: Bool
    switch name {
    case "device":
      device = try DocumentPicture.identifier(ofDevice: value)
      isKnown = true
    case "orientation":
      orientation = Device.Orientation(rawValue: value)
      isKnown = orientation != nil
    case "size":
      size = Size(value)
      isKnown = size != nil
    case "direction":
      direction = Direction(rawValue: value)
      isKnown = direction != nil
    case "text-size":
      textSize = TextSize(named: value)
      isKnown = textSize != nil
    default:
      appearance = Appearance(rawValue: value)
      isKnown = appearance != nil
    }
    guard isKnown else { throw .usage("There is no \(name) '\(value)'.") }
  }
}
