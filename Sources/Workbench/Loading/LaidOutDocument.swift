internal import AppKit
internal import Foundation
package import IBDocument
package import NibBuilding
internal import UIKit
package import ViewCore

/// A document, built and laid out: what every report starts from.
@MainActor package struct LaidOutDocument {
  /// The document.
  package let document: Document
  /// Its roots after layout.
  package let roots: [BuiltRoot]
  /// Contradictions that were broken, by root id.
  package let conflicts: [(root: String, conflict: ConflictDescription)]

  /// The contradictions in words, in document order.
  package var findings: [ConflictFinding] {
    conflicts.compactMap { entry in
      roots.first { $0.element.id == entry.root }
        .map { ConflictFinding(entry.conflict, in: $0, path: document.path) }
    }
  }

  /// Reads and lays out a document.
  ///
  /// - Parameter device: Identifier of a device to lay it out on instead of its own.
  /// - Throws: `WorkbenchError` when it cannot be read or belongs to a toolkit without a front.
  package init(
    path: String, options: NibOptions = NibOptions(), device: String? = nil
  ) throws(WorkbenchError) {
    let document: Document
    do {
      document = try Document.load(path: path, device: device)
    } catch {
      throw .document(error)
    }
    try self.init(document: document, options: options)
  }

  /// Lays out a document that was read.
  package init(document: Document, options: NibOptions = NibOptions()) throws(WorkbenchError) {
    let toolkit: any NibToolkit
    switch document.platform {
    case .iOS: toolkit = UIKitToolkit()
    case .macOS: toolkit = AppKitToolkit()
    case .other(let name): throw .noFront(path: document.path, toolkit: name)
    }
    self.document = document
    roots = NibBuilder(document, toolkit: toolkit, options: options).buildRoots()
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
