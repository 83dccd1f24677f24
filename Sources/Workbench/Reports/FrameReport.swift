package import Diagnostics
package import Foundation
internal import IBDocument
package import LayoutGeometry
internal import LayoutTree
package import NibBuilding
internal import UIKit

/// The frames of a document's views, in the form in which the document stores them.
package struct FrameReport: Sendable {
  /// A view.
  package struct View: Sendable {
    /// The id in the document.
    package let id: String
    /// The element's name.
    package let kind: String
    /// The user label, the text or the class; nil without any.
    package let name: String?
    /// The frame in the superview's coordinates, in points, as stored in documents.
    package let frame: CGRect
    /// The alignment rectangle, in the same coordinates.
    package let alignmentRect: CGRect
    /// The number of levels below the root.
    package let depth: Int
    /// The line of the element in the document.
    package let line: Int
  }
  /// A laid-out root.
  package struct Root: Sendable {
    /// The root view's id.
    package let id: String
    /// The safe area insets of the root, in points: the area that simulated bars cover.
    package let safeArea: ViewInsets
    /// The root and all its descendants in document order.
    package let views: [View]
    /// The conflicts.
    package let conflicts: [ConflictExplanation]
  }

  /// The path as specified by the user.
  package let path: String
  /// The roots in document order.
  package let roots: [Root]
  /// The findings from reading and building the document.
  package let findings: [Finding]

  /// Creates a report about the frames of a laid-out document.
  ///
  /// - Parameter root: The root to report; nil for all.
  @MainActor package init(_ laidOut: LaidOutDocument, root: BuiltRoot? = nil) {
    path = laidOut.document.path
    findings = laidOut.findings
    roots = (root.map { [$0] } ?? laidOut.roots).map { root in
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
