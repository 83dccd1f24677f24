internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The names of a root's views and constraints, looked up once for all that is said of them.
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

  init(_ root: BuiltRoot, in document: Document) {
    path = document.path
    for view in CheckedScene(document, root).views where view.isSizedByHolder {
      canvasViews.insert(ObjectIdentifier(view.view.node))
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
    ConstraintWords.framedView(stating: constraint).map {
      canvasViews.contains(ObjectIdentifier($0))
    } ?? false
  }

  /// The id of the view whose frame and mask state a constraint; nil for constraints of others.
  func maskedView(stating constraint: NSLayoutConstraint) -> String? {
    ConstraintWords.framedView(stating: constraint).flatMap { ids[ObjectIdentifier($0)] }
  }

  /// What a stack or a grid wants by a constraint; nil for constraints of others.
  func arrangement(stating constraint: NSLayoutConstraint) -> String? {
    constraintWords.arrangement(stating: constraint)
  }

  /// The element of a constraint; nil for one that the document does not state.
  func element(of constraint: AnyObject?) -> ConstraintElement? {
    constraint.flatMap { elements[ObjectIdentifier($0)] }
  }
}

extension RootWords {
  /// Where the document states a constraint; nil for one that it does not state.
  func location(of constraint: NSLayoutConstraint?) -> Location? {
    element(of: constraint).map { Location(path, at: $0.position, subject: $0.id) }
  }
}
