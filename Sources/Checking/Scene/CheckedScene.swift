package import Diagnostics
package import Foundation
package import IBDocument
package import LayoutTree
package import NibBuilding

/// A laid-out root of a document as rules see it.
@MainActor package struct CheckedScene {
  /// The document.
  package let document: Document
  /// The root as it was built.
  package let root: BuiltRoot
  /// The root and all views in it, parents first, in document order.
  package let views: [CheckedView]
  /// The views that constraints of the document tie to another one, or to a guide.
  private let tied: Set<String>
  /// Numbers of views by their identifiers.
  private let numbers: [String: Int]

  /// Collects the views of a root that has been laid out.
  ///
  /// - Complexity: O(views · depth).
  package init(_ document: Document, _ root: BuiltRoot) {
    self.document = document
    self.root = root
    var numbersByNode: [ObjectIdentifier: Int] = [:]
    var numbers: [String: Int] = [:]
    var views: [CheckedView] = []
    for entry in root.views {
      let node = entry.view.node
      var parent: Int?
      var origin = CGPoint.zero
      var ancestor = node.parent
      while let next = ancestor {
        origin.x -= next.bounds.minX
        origin.y -= next.bounds.minY
        if next === root.view.node { break }
        origin.x += next.frame.minX
        origin.y += next.frame.minY
        ancestor = next.parent
      }
      ancestor = node.parent
      while parent == nil, let next = ancestor {
        parent = numbersByNode[ObjectIdentifier(next)]
        ancestor = next.parent
      }
      if node === root.view.node { origin = CGPoint(x: -node.frame.minX, y: -node.frame.minY) }
      let holder = parent.map { views[$0] }
      let element = entry.element
      numbersByNode[ObjectIdentifier(node)] = views.count
      numbers[entry.id] = views.count
      views.append(
        CheckedView(
          id: entry.id, element: element, view: entry.view, parent: parent,
          frame: node.frame.offsetBy(dx: origin.x, dy: origin.y),
          alignmentRect: node.alignmentRect.offsetBy(dx: origin.x, dy: origin.y),
          role: ViewRoles.role(of: element),
          isVisible: holder?.isVisible != false && Self.isSeen(element, in: holder?.element),
          isInScrollingContent: holder.map {
            $0.isInScrollingContent || ViewRoles.scrolling.contains($0.element.kind)
          } ?? false,
          isInCell: holder?.isInCell == true || ViewRoles.cells.contains(element.kind),
          isSizedByHolder: ViewRoles.cells.contains(element.kind)
            || holder.map {
              ViewRoles.cells.contains($0.element.kind) && element.key == "contentView"
            } ?? false))
    }
    self.views = views
    self.numbers = numbers
    tied = Set(
      root.constraints.flatMap { entry -> [String] in
        guard let second = entry.element.second, second.id != entry.element.first.id else {
          return []
        }
        return [entry.element.first.id, second.id]
      })
  }

  /// Whether an element is drawn where its ancestors are.
  private static func isSeen(_ element: ViewElement, in holder: ViewElement?) -> Bool {
    // One tab is shown at a time: the first, until the program or the user selects another.
    if element.via == "tabViewItem",
      holder?.children.first(where: { $0.via == "tabViewItem" }) !== element
    {
      return false
    }
    return !element.isExcluded && !element.isHidden && (element.number("alpha") ?? 1) > 0.01
      && (element.number("alphaValue") ?? 1) > 0.01
  }

  /// Whether the root is as large on the canvas as at run time: the content of a window, or a controller's
  /// view on its screen.
  ///
  /// The root of a view's own document and freeform controllers get another size from what holds them.
  package var hasRunTimeSize: Bool { Self.hasRunTimeSize(root, in: document) }

  private static func hasRunTimeSize(_ root: BuiltRoot, in document: Document) -> Bool {
    switch document.platform {
    case .iOS: root.controller.map { $0.simulatedMetrics.size != .freeform } ?? false
    case .macOS: root.element.via == "window"
    case .other: false
    }
  }

  /// Whether the class of a view's parent places it: a class of the program with children that constraints do not tie
  /// to anything, such as a stack of its own.
  package func isPlacedByClass(_ view: CheckedView) -> Bool {
    guard let parent = parent(of: view), parent.element.customClass != nil, parent.parent != nil,
      !view.element.translatesAutoresizingMask, !view.element.isFixedFrame
    else { return false }
    return !tied.contains(view.id)
  }

  /// The view of an identifier.
  package func view(_ id: String) -> CheckedView? { numbers[id].map { views[$0] } }

  /// The parent of a view.
  package func parent(of view: CheckedView) -> CheckedView? { view.parent.map { views[$0] } }

  /// Whether a view holds another one, at any depth.
  package func isAncestor(_ ancestor: CheckedView, of view: CheckedView) -> Bool {
    var next = view.parent
    while let number = next {
      if views[number].id == ancestor.id { return true }
      next = views[number].parent
    }
    return false
  }

  /// Whether a view or an ancestor fulfils a condition.
  package func anyAround(_ view: CheckedView, _ condition: (CheckedView) -> Bool) -> Bool {
    if condition(view) { return true }
    var next = view.parent
    while let number = next {
      if condition(views[number]) { return true }
      next = views[number].parent
    }
    return false
  }

  /// The place of an element in the document.
  package func location(of element: ViewElement) -> Location {
    Location(document.path, at: element.position, subject: element.id)
  }

  /// The place of a constraint in the document.
  package func location(of constraint: ConstraintElement) -> Location {
    Location(document.path, at: constraint.position, subject: constraint.id)
  }

  /// What messages call an element: the word of its kind with the given name or the identifier.
  package static func name(of element: ViewElement) -> String { ElementNames.name(of: element) }

  /// A finding about a view.
  package func finding(
    _ rule: Rule, _ view: CheckedView, _ message: String, hint: String? = nil,
    severity: Severity? = nil, related: [CheckedView] = []
  ) -> Finding {
    Finding(
      rule, "\(view.name) \(message)", hint: hint, severity: severity,
      at: location(of: view.element),
      related: related.map { Finding.Related($0.name, at: location(of: $0.element)) })
  }
}
