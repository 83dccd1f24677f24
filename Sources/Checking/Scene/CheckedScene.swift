package import Diagnostics
internal import Foundation
package import IBDocument
package import LayoutTree
package import NibBuilding

/// A laid-out root to check, from a document or created in code.
@MainActor package struct CheckedScene {
  /// The document; nil for views created in code.
  package let document: Document?
  /// The built root; nil for views created in code.
  package let built: BuiltRoot?
  /// The root.
  package let root: any ViewHost
  /// The toolkit.
  package let platform: Document.Platform
  /// The location for findings about views without a document.
  private let source: Location
  /// The root and all its descendants, parents first, in document order.
  package let views: [CheckedView]
  /// The constraints of the document or program, in order.
  package let constraints: [CheckedConstraint]
  /// The views that constraints attach to another view or to a guide.
  private let tied: Set<String>
  /// The indices of views by identifier.
  private let numbers: [String: Int]
  /// Whether the root has its size at run time.
  package let hasRunTimeSize: Bool

  /// The parts of a scene.
  struct Parts {
    var document: Document?
    var built: BuiltRoot?
    var source = Location()
    let root: any ViewHost
    let platform: Document.Platform
    let views: [(id: String, view: any ViewHost, facts: any ViewFacts, element: ViewElement?)]
    let constraints: [CheckedConstraint]
    let hasRunTimeSize: Bool
    /// The contradictions detected during layout.
    var conflicts: [ConflictDescription] = []
  }

  /// Creates a scene from a laid-out root of a document.
  ///
  /// - Parameter conflicts: The contradictions detected during its layout.
  /// - Complexity: O((views + members of conflicts) · depth).
  package init(
    _ document: Document, _ root: BuiltRoot, conflicts: [ConflictDescription] = []
  ) {
    self.init(
      Parts(
        document: document, built: root, root: root.view, platform: document.platform,
        views: root.views.map {
          ($0.id, $0.view, ElementFacts($0.element, of: $0.view, in: document), $0.element)
        },
        constraints: root.constraints.map { CheckedConstraint($0.element, in: document) },
        hasRunTimeSize: Self.hasRunTimeSize(root, in: document), conflicts: conflicts))
  }

  /// Creates a scene with the rectangles of its views.
  ///
  /// - Complexity: O(views · depth).
  init(_ parts: Parts) {
    document = parts.document
    built = parts.built
    root = parts.root
    platform = parts.platform
    source = parts.source
    hasRunTimeSize = parts.hasRunTimeSize
    let rootNode = parts.root.node
    var numbersByNode: [ObjectIdentifier: Int] = [:]
    var numbers: [String: Int] = [:]
    var views: [CheckedView] = []
    for entry in parts.views {
      let node = entry.view.node
      var parent: Int?
      var origin = CGPoint.zero
      var ancestor = node.parent
      while node !== rootNode, let next = ancestor {
        origin.x -= next.bounds.minX
        origin.y -= next.bounds.minY
        if next === rootNode { break }
        origin.x += next.frame.minX
        origin.y += next.frame.minY
        ancestor = next.parent
      }
      ancestor = node === rootNode ? nil : node.parent
      while parent == nil, let next = ancestor {
        parent = numbersByNode[ObjectIdentifier(next)]
        ancestor = next.parent
      }
      if node === rootNode { origin = CGPoint(x: -node.frame.minX, y: -node.frame.minY) }
      let holder = parent.map { views[$0] }
      let facts = entry.facts
      numbersByNode[ObjectIdentifier(node)] = views.count
      numbers[entry.id] = views.count
      views.append(
        CheckedView(
          id: entry.id, facts: facts, element: entry.element, view: entry.view, parent: parent,
          frame: node.frame.offsetBy(dx: origin.x, dy: origin.y),
          alignmentRect: node.alignmentRect.offsetBy(dx: origin.x, dy: origin.y),
          role: facts.role,
          isVisible: holder?.isVisible != false && !Self.isOtherTab(entry.element, holder?.element)
            && !facts.isExcluded && !facts.isHidden && facts.opacity > 0.01,
          isInScrollingContent: holder.map {
            $0.isInScrollingContent || ViewRoles.scrolling.contains($0.facts.kind)
          } ?? false,
          isInCell: holder?.isInCell == true || ViewRoles.cells.contains(facts.kind),
          isSizedByHolder: ViewRoles.cells.contains(facts.kind)
            || holder.map {
              ViewRoles.cells.contains($0.facts.kind) && facts.slot == "contentView"
            } ?? false))
    }
    for number in ConflictedViews.numbers(in: parts.conflicts, among: views, numbersByNode) {
      views[number].isInConflict = true
    }
    self.views = views
    self.numbers = numbers
    constraints = parts.constraints
    tied = Set(
      parts.constraints.flatMap { constraint -> [String] in
        guard let second = constraint.second, second.id != constraint.first.id else { return [] }
        return [constraint.first.id, second.id]
      })
  }

  /// Whether an element is in a hidden tab: the first tab is visible until the program or the user selects another.
  private static func isOtherTab(_ element: ViewElement?, _ holder: ViewElement?) -> Bool {
    guard let element, element.via == "tabViewItem" else { return false }
    return holder?.children.first(where: { $0.via == "tabViewItem" }) !== element
  }

  /// Whether the root has its run time size on the canvas: the content of a window, or a controller's view on its
  /// screen.
  ///
  /// The root of a separate view document and freeform controllers get another size from their container.
  private static func hasRunTimeSize(_ root: BuiltRoot, in document: Document) -> Bool {
    switch document.platform {
    case .iOS: root.controller.map { $0.simulatedMetrics.size != .freeform } ?? false
    case .macOS: root.element.via == "window"
    case .other: false
    }
  }

  /// Whether the class of a view's parent lays it out.
  ///
  /// Such a parent has a class of the program, and children that are not attached to anything by constraints, as in a
  /// custom stack.
  package func isPlacedByClass(_ view: CheckedView) -> Bool {
    guard let parent = parent(of: view), parent.facts.hasOwnClass, parent.parent != nil,
      !view.facts.keepsMask, !view.facts.hasFixedFrame
    else { return false }
    return !tied.contains(view.id)
  }

  /// The view with an identifier.
  package func view(_ id: String) -> CheckedView? { numbers[id].map { views[$0] } }

  /// The parent of a view.
  package func parent(of view: CheckedView) -> CheckedView? { view.parent.map { views[$0] } }

  /// Whether a view is an ancestor of another one.
  package func isAncestor(_ ancestor: CheckedView, of view: CheckedView) -> Bool {
    var next = view.parent
    while let number = next {
      if views[number].id == ancestor.id { return true }
      next = views[number].parent
    }
    return false
  }

  /// Whether a view or one of its ancestors satisfies a condition.
  package func anyAround(_ view: CheckedView, _ condition: (CheckedView) -> Bool) -> Bool {
    if condition(view) { return true }
    var next = view.parent
    while let number = next {
      if condition(views[number]) { return true }
      next = views[number].parent
    }
    return false
  }

  /// Returns the location of a view: that of its element, or the scene's source for views created in code.
  package func location(of view: CheckedView) -> Location {
    guard let document, let element = view.element else {
      return Location(source.file, at: source.position, subject: view.name)
    }
    return Location(document.path, at: element.position, subject: element.id)
  }

  /// Returns a finding about a view.
  package func finding(
    _ rule: Rule, _ view: CheckedView, _ message: String, hint: String? = nil,
    severity: Severity? = nil, related: [CheckedView] = []
  ) -> Finding {
    Finding(
      rule, "\(view.name) \(message)", hint: hint, severity: severity,
      at: location(of: view),
      related: related.map { Finding.Related($0.name, at: location(of: $0)) })
  }
}
