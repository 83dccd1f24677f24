internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The names of a root's views and constraints, cached for all messages.
@MainActor struct RootWords {
  /// The document's path.
  let path: String
  /// The names of views and of the document's guides, by node.
  private var names: [ObjectIdentifier: String] = [:]
  private var elements: [ObjectIdentifier: ConstraintElement] = [:]
  /// The ids of views by node.
  private var ids: [ObjectIdentifier: String] = [:]
  /// The views whose frames on the canvas differ from those at run time.
  private var canvasViews: Set<ObjectIdentifier> = []
  /// The cells with the width of their table.
  private var tableCells: Set<ObjectIdentifier> = []

  init(_ root: BuiltRoot, in document: Document) {
    path = document.path
    let scene = CheckedScene(document, root)
    for view in scene.views where view.isSizedByHolder {
      canvasViews.insert(ObjectIdentifier(view.view.node))
      if [view, scene.parent(of: view)].contains(where: { $0?.facts.kind == .tableViewCell }) {
        tableCells.insert(ObjectIdentifier(view.view.node))
      }
    }
    for entry in root.views {
      names[ObjectIdentifier(entry.view.node)] = ElementNames.name(of: entry.element)
      ids[ObjectIdentifier(entry.view.node)] = entry.id
    }
    for (id, item) in root.items where !(item is any ViewHost) {
      names[ObjectIdentifier(item.layoutNode)] = "guide \(id)"
    }
    for entry in root.constraints { elements[ObjectIdentifier(entry.constraint)] = entry.element }
  }

  /// Returns the equation of a constraint, with its origin if it is not part of the document.
  func text(of constraint: NSLayoutConstraint) -> String {
    constraintWords.text(of: constraint)
  }

  /// The equations with the document's names.
  var constraintWords: ConstraintWords { ConstraintWords { names[ObjectIdentifier($0)] } }

  /// Whether a constraint represents a frame that exists only on the canvas.
  func isOfCanvas(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = ConstraintWords.framedView(stating: constraint) else { return false }
    return canvasViews.contains(ObjectIdentifier(view)) && !isOfListWidth(constraint)
  }

  /// Whether a constraint is the width of a table cell, or of a view that fills a cell horizontally.
  func isOfListWidth(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = ConstraintWords.framedView(stating: constraint),
      let attribute = constraint.first?.attribute
    else { return false }
    return tableCells.contains(ObjectIdentifier(view))
      && [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
  }

  /// Returns the id of the view whose frame and mask create a constraint; nil for other constraints.
  func maskedView(stating constraint: NSLayoutConstraint) -> String? {
    ConstraintWords.framedView(stating: constraint).flatMap { ids[ObjectIdentifier($0)] }
  }

  /// Returns a description of the purpose of a stack's or grid's constraint; nil for other constraints.
  func arrangement(stating constraint: NSLayoutConstraint) -> String? {
    constraintWords.arrangement(stating: constraint)
  }

  /// Returns the element of a constraint; nil if the document does not contain it.
  func element(of constraint: AnyObject?) -> ConstraintElement? {
    constraint.flatMap { elements[ObjectIdentifier($0)] }
  }
}

extension RootWords {
  /// Returns the location of a constraint in the document; nil if the document does not contain it.
  func location(of constraint: NSLayoutConstraint?) -> Location? {
    element(of: constraint).map { Location(path, at: $0.position, subject: $0.id) }
  }
}
