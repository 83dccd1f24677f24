package import Diagnostics
package import Foundation
internal import IBDocument
package import LayoutGeometry
internal import LayoutTree
internal import NibBuilding
internal import UIKit

/// The frames of one document's views, as the document itself would write them.
package struct FrameReport: Sendable {
  /// One view.
  package struct View: Sendable {
    /// The id in the document.
    package let id: String
    /// The element's name.
    package let kind: String
    /// The name people gave it, its text or its class; nil without any.
    package let name: String?
    /// The frame in its superview's own coordinates, points: as the document would write it.
    package let frame: CGRect
    /// The alignment rectangle, in the same space.
    package let alignmentRect: CGRect
    /// Steps below the root.
    package let depth: Int
    /// Line of the element in the document.
    package let line: Int
  }
  /// One laid-out root.
  package struct Root: Sendable {
    /// The root view's id.
    package let id: String
    /// The distances of the safe area from the root's edges, in points: the space that simulated bars cover.
    package let safeArea: ViewInsets
    /// The root and all its descendants in document order.
    package let views: [View]
    /// Contradictions that were broken.
    package let conflicts: [ConflictExplanation]
  }

  /// The path as the user wrote it.
  package let path: String
  /// The roots in document order.
  package let roots: [Root]
  /// The findings of reading and building.
  package let findings: [Finding]

  /// Creates a report of the frames of a laid-out document.
  @MainActor package init(_ laidOut: LaidOutDocument) {
    path = laidOut.document.path
    findings = laidOut.findings
    roots = laidOut.roots.map { root in
      let own = laidOut.conflicts.filter { $0.root == root.element.id }
      let words = own.isEmpty ? nil : RootWords(root, in: laidOut.document)
      return Root(
        id: root.element.id, safeArea: root.view.node.margins.safeArea,
        views: root.views.map { Self.view($0.id, $0.view, $0.element, root) },
        conflicts: own.compactMap { entry in
          words.map { ConflictExplanation(entry.conflict, $0) }
        })
    }
  }

  @MainActor private static func view(
    _ id: String, _ view: any ViewHost, _ element: ViewElement, _ root: BuiltRoot
  ) -> View {
    var depth = 0
    var node = view.node
    while let parent = node.parent, node !== root.view.node {
      depth += 1
      node = parent
    }
    return View(
      id: id, kind: element.kind.rawValue,
      name: ElementNames.givenName(of: element) ?? element.customClass,
      frame: view.node.nativeFrame, alignmentRect: view.node.nativeAlignmentRect, depth: depth,
      line: element.position.line)
  }
}
