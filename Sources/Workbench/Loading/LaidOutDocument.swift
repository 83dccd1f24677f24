internal import AppKit
package import Checking
package import Diagnostics
package import Foundation
package import IBDocument
package import LayoutTree
package import NibBuilding
internal import UIKit

/// A document that was built and laid out, the input of every report.
@MainActor package struct LaidOutDocument {
  /// The document.
  package let document: Document
  /// The roots after layout.
  package let roots: [BuiltRoot]
  /// The conflicts, by root id.
  package let conflicts: [(root: String, conflict: ConflictDescription)]
  /// The conflicts of each root by its id.
  private let conflictsByRoot: [String: [ConflictDescription]]
  private let toolkit: any NibToolkit
  private let fonts: DocumentFonts

  /// The findings from reading the document and its project's fonts, and from building its roots.
  package var findings: [Finding] {
    document.findings + fontFindings + roots.flatMap(\.findings)
  }

  /// The findings about font files of its project.
  var fontFindings: [Finding] { fonts.findings }

  /// The explanations of the conflicts, in document order.
  package var explanations: [ConflictExplanation] {
    let known = Dictionary(roots.map { ($0.element.id, $0) }) { first, _ in first }
    var words: [String: RootWords] = [:]
    return conflicts.compactMap { entry in
      if words[entry.root] == nil, let root = known[entry.root] {
        words[entry.root] = RootWords(root, in: document)
      }
      return words[entry.root].map { ConflictExplanation(entry.conflict, $0) }
    }
  }

  /// Reads and lays out a document.
  ///
  /// - Parameters:
  ///   - data: The bytes to read instead of the file.
  ///   - surroundings: The surroundings that replace the document's own.
  ///   - look: The generation of macOS that replaces the document's own; for macOS only.
  /// - Throws: `WorkbenchError` if the document cannot be read, is for an unsupported toolkit, or does not support the
  ///   surroundings or the look.
  package static func read(
    path: String, data: Data? = nil, options: NibOptions = NibOptions(),
    surroundings: Surroundings = Surroundings(), look: ControlLook? = nil
  ) throws(WorkbenchError) -> LaidOutDocument {
    let document: Document
    do throws(DocumentError) {
      let bytes: Data
      if let data { bytes = data } else { bytes = try Document.data(path: path) }
      document = try Document(data: bytes, path: path, surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    return try layOut(document, options: options, look: look)
  }

  /// Lays out a document in surroundings other than those for which it was read; its text is not parsed again.
  ///
  /// - Parameters:
  ///   - surroundings: The surroundings that replace the document's own.
  ///   - look: The generation of macOS that replaces the document's own; for macOS only.
  /// - Throws: `WorkbenchError`, as in `read(path:data:options:surroundings:look:)`.
  package static func layOut(
    _ document: Document, options: NibOptions = NibOptions(), in surroundings: Surroundings,
    look: ControlLook? = nil
  ) throws(WorkbenchError) -> LaidOutDocument {
    guard surroundings != document.surroundings else {
      return try layOut(document, options: options, look: look)
    }
    let other: Document
    do {
      other = try Document(
        element: document.element, path: document.path, surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    return try layOut(other, options: options, look: look)
  }

  /// Lays out a document in the surroundings for which it was read.
  ///
  /// - Parameters:
  ///   - look: The generation of macOS that replaces the document's own; for macOS only.
  ///   - isBare: Whether roots are laid out as in a program, without the effects of the canvas.
  ///   - isWanted: Returns whether to build a root.
  /// - Throws: `WorkbenchError` if the document is for an unsupported toolkit, or does not support its surroundings or
  ///   the look.
  package static func layOut(
    _ document: Document, options: NibOptions = NibOptions(), look: ControlLook? = nil,
    isBare: Bool = false, where isWanted: (ViewElement) -> Bool = { _ in true }
  ) throws(WorkbenchError) -> LaidOutDocument {
    if let option = document.surroundings.unknownOptions(on: document.platform).first {
      throw .usage("\(document.path): \(option) is for iOS documents; this is not one.")
    }
    if look != nil, document.platform != .macOS {
      throw .usage("\(document.path): --generation is for macOS documents; this is not one.")
    }
    let toolkit: any NibToolkit
    switch document.platform {
    case .iOS: toolkit = UIKitToolkit()
    case .macOS: toolkit = AppKitToolkit(generation: look?.generation)
    case .other(let name): throw .noFront(path: document.path, toolkit: name)
    }
    let fonts = DocumentFonts(of: document)
    fonts.use()
    let (roots, conflicts) = toolkit.simulate(document.simulatedSurroundings) {
      let roots = NibBuilder(document, toolkit: toolkit, options: options).buildRoots(
        where: isWanted)
      if options.usesCustomClasses, document.platform == .iOS {
        UIKitToolkit.prepareForInterfaceBuilder(roots, of: document, options: options)
      }
      if isBare { BareRoots.release(roots, of: document) }
      return (roots, layOut(roots, in: document.surroundings.appearance))
    }
    return LaidOutDocument(
      document: document, roots: roots, conflicts: conflicts,
      conflictsByRoot: Dictionary(grouping: conflicts, by: \.root)
        .mapValues { $0.map(\.conflict) },
      toolkit: toolkit, fonts: fonts)
  }

  /// Lays the roots out again in another size, or with other constants, on the trees that exist.
  ///
  /// This value has its frames no longer. The new ones are those of a new layout, except where a layout of macOS depends on the
  /// former one: 4 of 1,802 layouts of 250 documents differ, by up to 3 points, none of them of iOS.
  ///
  /// - Parameters:
  ///   - size: The size of the roots; nil for the same.
  ///   - constants: The constants of constraints, in points, by the ids of the constraints.
  ///   - options: The options of the first layout.
  /// - Returns: Nil if the size selects other views, or a constraint does not exist or has another meaning.
  func laidOutAgain(
    size: Size?, constants: [String: Double], options: NibOptions
  ) -> LaidOutDocument? {
    guard let new = size.map({ document.resized(to: $0) }) ?? document else { return nil }
    for (id, constant) in constants {
      let found = roots.lazy.flatMap(\.constraints).first { $0.element.id == id }
      guard let found, !found.element.isSymbolic else { return nil }
      found.constraint.constant = CGFloat(constant)
    }
    let former = conflicts
    fonts.use()
    let conflicts = toolkit.simulate(new.simulatedSurroundings) {
      if size != nil {
        let builder = NibBuilder(new, toolkit: toolkit, options: options)
        for root in roots { builder.resize(root) }
      }
      return Self.layOut(roots, in: new.surroundings.appearance, former: former)
    }
    return LaidOutDocument(
      document: new, roots: roots, conflicts: conflicts,
      conflictsByRoot: Dictionary(grouping: conflicts, by: \.root)
        .mapValues { $0.map(\.conflict) },
      toolkit: toolkit, fonts: fonts)
  }

  /// Returns a root for checking, with the views in its conflicts.
  package func scene(of root: BuiltRoot) -> CheckedScene {
    CheckedScene(document, root, conflicts: conflictsByRoot[root.element.id] ?? [])
  }

  /// Performs work on the views in the document's surroundings, such as drawing them.
  package func simulate<Value>(_ work: () -> Value) -> Value {
    fonts.use()
    return toolkit.simulate(document.simulatedSurroundings, work)
  }

  /// Lays out roots and returns the final conflicts.
  ///
  /// - Parameter former: The conflicts of a former layout, which are not reported again where they remain.
  private static func layOut(
    _ roots: [BuiltRoot], in appearance: Surroundings.Appearance?,
    former: [(root: String, conflict: ConflictDescription)] = []
  ) -> [(root: String, conflict: ConflictDescription)] {
    var conflicts: [(root: String, conflict: ConflictDescription)] = []
    for root in roots {
      if let appearance { root.show(in: appearance) }
      let node = root.view.node
      var reported = former.filter { $0.root == root.element.id }.map(\.conflict)
      node.conflictHandler = { reported.append($0) }
      node.layoutIfNeeded()
      // Later passes detect the same conflicts, which have already been reported.
      node.conflictHandler = { _ in }
      // The first solves use the insets of stored positions; conflicts that occur only in them are not visible in any
      // layout.
      let standing = node.reportedConflicts
      var seen: Set<String> = []
      for conflict in reported
      where standing.contains(conflict.key) && seen.insert(conflict.key).inserted {
        conflicts.append((root.element.id, conflict))
      }
    }
    return conflicts
  }
}

extension BuiltRoot {
  /// Sets the appearance of the root.
  func show(in appearance: Surroundings.Appearance) {
    (view as? UIView)?.overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
    (view as? NSView)?.appearance = NSAppearance(
      named: appearance == .dark ? .darkAqua : .aqua)
  }
}
