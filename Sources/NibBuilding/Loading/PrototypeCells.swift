internal import IBDocument
internal import LayoutTree

/// The prototype cells that a document defines for its views.
///
/// A cell is created on each request and connected with the document's owner.
@MainActor struct PrototypeCells {
  private let builder: NibBuilder
  private let front: any NibFront
  private let ownerID: String?
  private weak var owner: AnyObject?
  private let firstResponder: String?
  private let addSegues: (([String: AnyObject]) -> Void)?

  /// Creates the cells of a table or collection view.
  ///
  /// - Parameters:
  ///   - ownerID: The owner's id in the document.
  ///   - owner: The receiver of actions; not retained.
  ///   - addSegues: Connects the segues of a cell's objects.
  init(
    builder: NibBuilder, front: any NibFront, ownerID: String?, owner: AnyObject?,
    firstResponder: String?, addSegues: (([String: AnyObject]) -> Void)?
  ) {
    (self.builder, self.front, self.ownerID) = (builder, front, ownerID)
    (self.owner, self.firstResponder, self.addSegues) = (owner, firstResponder, addSegues)
  }

  /// Registers the prototype cells of a root's views.
  func register(from built: BuiltRoot) {
    for (view, cell) in built.prototypes {
      front.register(cell, of: view) { make(cell) }
    }
  }

  private func make(_ element: ViewElement) -> any ViewHost {
    let built = builder.build(element)
    var connector = NibConnector(front)
    connector.firstResponder = firstResponder
    if let owner, let ownerID { connector.add(owner, id: ownerID) }
    connector.add(built)
    connector.connectViews(of: built)
    addSegues?(connector.objects)
    register(from: built)
    connector.awaken(built)
    return built.view
  }
}
