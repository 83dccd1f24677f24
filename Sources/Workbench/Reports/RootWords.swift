internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The names of a root's views and constraints, looked up once for all messages.
@MainActor struct RootWords {
  /// The document's path.
  let path: String
  /// The names of views and of the document's own guides by their nodes.
  private var names: [ObjectIdentifier: String] = [:]
  private var elements: [ObjectIdentifier: ConstraintElement] = [:]
  /// The ids of views by their nodes.
  private var ids: [ObjectIdentifier: String] = [:]
  /// Views whose frames on the canvas are not those at run time.
  private var canvasViews: Set<ObjectIdentifier> = []
  /// The cells that are as wide as their table.
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

  /// The equation of a constraint, with what states it where the document does not.
  func text(of constraint: NSLayoutConstraint) -> String {
    constraintWords.text(of: constraint)
  }

  /// Equations with the document's names.
  var constraintWords: ConstraintWords { ConstraintWords { names[ObjectIdentifier($0)] } }

  /// Whether a constraint is a frame that only the canvas has.
  func isOfCanvas(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = ConstraintWords.framedView(stating: constraint) else { return false }
    return canvasViews.contains(ObjectIdentifier(view)) && !isOfListWidth(constraint)
  }

  /// Whether a constraint is the width of a table's cell, or of what fills one across.
  func isOfListWidth(_ constraint: NSLayoutConstraint) -> Bool {
    guard let view = ConstraintWords.framedView(stating: constraint),
      let attribute = constraint.first?.attribute
    else { return false }
    return tableCells.contains(ObjectIdentifier(view))
      && [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
  }

  /// The id of the view whose frame and mask state a constraint; nil for constraints of others.
  func maskedView(stating constraint: NSLayoutConstraint) -> String? {
    ConstraintWords.framedView(stating: constraint).flatMap { ids[ObjectIdentifier($0)] }
  }

  /// Returns words for the intent of a stack's or a grid's constraint; nil for constraints of others.
  func arrangement(stating constraint: NSLayoutConstraint) -> String? {
    constraintWords.arrangement(stating: constraint)
  }

  /// The element of a constraint; nil for one that the document does not state.
  func element(of constraint: AnyObject?) -> ConstraintElement? {
    constraint.flatMap { elements[ObjectIdentifier($0)] }
  }
}

extension RootWords {
  /// Returns the location of a constraint in the document; nil for one that it does not state.
  func location(of constraint: NSLayoutConstraint?) -> Location? {
    element(of: constraint).map { Location(path, at: $0.position, subject: $0.id) }
  }
}
