internal import Checking
package import Diagnostics
internal import Foundation
internal import IBDocument
package import LayoutTree
package import NibBuilding
internal import ReportFormats

/// The views of a root as text, a line each, with the numbers that ``Overlay/marks`` shows in a picture of it.
///
/// Frames are in points in the root, y down, as in the picture.
@MainActor package struct NumberedTree {
  /// The numbers of views, from 1 for the root, by identity.
  package let numbers: [ObjectIdentifier: Int]
  /// The heading and a line for each view, indented by depth.
  package let text: String

  /// Creates the tree of a root of a document.
  ///
  /// - Complexity: O(views · depth).
  package init(of root: BuiltRoot, in laidOut: LaidOutDocument) {
    let own = laidOut.conflicts.filter { $0.root == root.element.id }
    let words = own.isEmpty ? nil : RootWords(root, in: laidOut.document)
    self.init(
      laidOut.scene(of: root), at: Location(laidOut.document.path, at: root.element.position),
      id: root.element.id,
      conflicts: own.compactMap { entry in words.map { ConflictExplanation(entry.conflict, $0) } })
  }

  /// Creates the tree of a root that code made.
  ///
  /// - Parameter source: The place of the code.
  /// - Complexity: O(views · depth).
  package init(of root: any ViewHost, at source: Location) {
    self.init(CheckedScene(root, at: source), at: source, id: nil, conflicts: [])
  }

  private init(
    _ scene: CheckedScene, at place: Location, id: String?, conflicts: [ConflictExplanation]
  ) {
    var numbers: [ObjectIdentifier: Int] = [:]
    var depths: [Int] = []
    let size = scene.root.node.bounds.size
    let edges = scene.root.node.margins.safeArea
    var lines = [
      "\(place): root"
        + (id.map { " \($0)" } ?? "")
        + " \(Self.number(size.width)) × \(Self.number(size.height))" + FrameTree.safeArea(edges)
    ]
    for (index, view) in scene.views.enumerated() {
      numbers[ObjectIdentifier(view.view)] = index + 1
      depths.append(view.parent.map { depths[$0] + 1 } ?? 0)
      lines.append(
        "\(index + 1)" + String(repeating: " ", count: depths[index] + 1) + Self.words(view))
    }
    lines += conflicts.map { conflict in
      "conflict: \(conflict.broken.location.map { "\($0): " } ?? "")\(conflict.outcome)"
    }
    self.numbers = numbers
    text = lines.map { Printable.text($0) }.joined(separator: "\n")
  }

  /// Returns the kind, the id, the name and the rectangles of a view.
  private static func words(_ view: CheckedView) -> String {
    var text = view.element?.kind.rawValue ?? view.facts.kind.rawValue
    if let element = view.element {
      text += " \(view.id)"
      if let name = ElementNames.givenName(of: element) ?? element.customClass, !name.isEmpty {
        text += " '\(FrameTree.short(name))'"
      }
    } else {
      text = view.name
    }
    text += " \(FrameTree.text(view.frame))"
    if view.alignmentRect != view.frame { text += " aligned \(FrameTree.text(view.alignmentRect))" }
    if let line = view.element?.position.line { text += " :\(line)" }
    if !view.isVisible { text += " hidden" }
    return text
  }

  private static func number(_ length: CGFloat) -> String {
    NumberText.significant(Double(length))
  }
}
