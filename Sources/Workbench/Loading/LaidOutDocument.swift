internal import AppKit
package import Diagnostics
internal import Foundation
package import IBDocument
package import LayoutTree
package import NibBuilding
internal import UIKit

/// A document, built and laid out: what every report starts from.
@MainActor package struct LaidOutDocument {
  /// The document.
  package let document: Document
  /// Its roots after layout.
  package let roots: [BuiltRoot]
  /// Contradictions that were broken, by root id.
  package let conflicts: [(root: String, conflict: ConflictDescription)]

  /// What was found while the document was read and its roots were built.
  package var findings: [Finding] { document.findings + roots.flatMap(\.findings) }

  /// The contradictions in words, in document order.
  package var explanations: [ConflictExplanation] {
    var words: [String: ConflictWords] = [:]
    return conflicts.compactMap { entry in
      if words[entry.root] == nil, let root = roots.first(where: { $0.element.id == entry.root }) {
        words[entry.root] = ConflictWords(root, path: document.path)
      }
      return words[entry.root].map { ConflictExplanation(entry.conflict, $0) }
    }
  }

  /// Reads and lays out a document.
  ///
  /// - Parameters:
  ///   - device: Identifier of a device to lay it out on instead of its own; for iOS only.
  ///   - look: The generation of macOS to lay it out in instead of its own; for macOS only.
  /// - Throws: `WorkbenchError` when it cannot be read, belongs to a toolkit without a front, or has no
  ///   devices or no looks.
  package init(
    path: String, options: NibOptions = NibOptions(), device: String? = nil,
    look: ControlLook? = nil
  ) throws(WorkbenchError) {
    let document: Document
    do {
      document = try Document.load(path: path, device: device)
    } catch {
      throw .document(error)
    }
    if device != nil, document.platform == .macOS {
      throw .usage(
        "\(path): A macOS document is shown on no device; --device is for iOS documents.")
    }
    try self.init(document: document, options: options, look: look)
  }

  /// Lays out a document that was read.
  ///
  /// - Parameter look: The generation of macOS to lay it out in instead of its own; for macOS only.
  package init(
    document: Document, options: NibOptions = NibOptions(), look: ControlLook? = nil
  ) throws(WorkbenchError) {
    if look != nil, document.platform != .macOS {
      throw .usage("\(document.path): --generation is for macOS documents; this is none.")
    }
    let toolkit: any NibToolkit
    switch document.platform {
    case .iOS: toolkit = UIKitToolkit()
    case .macOS: toolkit = AppKitToolkit(generation: look?.generation)
    case .other(let name): throw .noFront(path: document.path, toolkit: name)
    }
    self.document = document
    roots = NibBuilder(document, toolkit: toolkit, options: options).buildRoots()
    if options.usesCustomClasses, document.platform == .iOS {
      UIKitToolkit.prepareForInterfaceBuilder(roots, of: document, options: options)
    }
    var conflicts: [(root: String, conflict: ConflictDescription)] = []
    for root in roots {
      root.view.node.conflictHandler = { conflicts.append((root.element.id, $0)) }
      root.view.node.layoutIfNeeded()
      // Later passes meet the same contradictions again; they were told.
      root.view.node.conflictHandler = { _ in }
    }
    self.conflicts = conflicts
  }
}
