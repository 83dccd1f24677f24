internal import AppKit
package import Diagnostics
package import Foundation
package import IBDocument
package import LayoutTree
package import NibBuilding
internal import UIKit

/// A document that has been built and laid out, the input of every report.
@MainActor package struct LaidOutDocument {
  /// The document.
  package let document: Document
  /// Its roots after layout.
  package let roots: [BuiltRoot]
  /// The conflicts, by root id.
  package let conflicts: [(root: String, conflict: ConflictDescription)]

  /// The findings of reading the document and building its roots.
  package var findings: [Finding] { document.findings + roots.flatMap(\.findings) }

  /// The explanations of the conflicts, in document order.
  package var explanations: [ConflictExplanation] {
    var words: [String: ConflictWords] = [:]
    return conflicts.compactMap { entry in
      if words[entry.root] == nil, let root = roots.first(where: { $0.element.id == entry.root }) {
        words[entry.root] = ConflictWords(root, in: document)
      }
      return words[entry.root].map { ConflictExplanation(entry.conflict, $0) }
    }
  }

  /// Reads and lays out a document.
  ///
  /// - Parameters:
  ///   - data: The bytes to read in place of the file's.
  ///   - device: Identifier of a device to lay it out on instead of its own; for iOS only.
  ///   - look: The generation of macOS to lay it out in instead of its own; for macOS only.
  /// - Throws: `WorkbenchError` when it cannot be read, is for an unsupported toolkit, or does not support
  ///   the device or the look.
  package init(
    path: String, data: Data? = nil, options: NibOptions = NibOptions(), device: String? = nil,
    look: ControlLook? = nil
  ) throws(WorkbenchError) {
    let document: Document
    do throws(DocumentError) {
      let bytes: Data
      if let data { bytes = data } else { bytes = try Document.data(path: path) }
      document = try Document(data: bytes, path: path, device: device)
    } catch {
      throw .document(error)
    }
    if device != nil, document.platform == .macOS {
      throw .usage(
        "\(path): --device is for iOS documents; this is not one.")
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
      throw .usage("\(document.path): --generation is for macOS documents; this is not one.")
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
      // Later passes find the same conflicts, which have been reported.
      root.view.node.conflictHandler = { _ in }
    }
    self.conflicts = conflicts
  }
}
