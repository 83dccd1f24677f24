internal import IBDocument
internal import NibBuilding

/// Lets tables and collections make the cells that a document states for them.
///
/// A cell is made when it is asked for, as often as it is, and connected with the document's owner.
@MainActor struct PrototypeCells {
  private let builder: NibBuilder
  private let reader: NibReader
  private let ownerID: String?
  private weak var owner: AnyObject?
  private let firstResponder: String?
  private let addSegues: (([String: AnyObject]) -> Void)?

  /// - Parameters:
  ///   - ownerID: The owner's id in the document.
  ///   - owner: Who hears of actions; not kept.
  ///   - addSegues: Connects the segues that start at a cell's objects.
  init(
    builder: NibBuilder, reader: NibReader, ownerID: String?, owner: AnyObject?,
    firstResponder: String?, addSegues: (([String: AnyObject]) -> Void)?
  ) {
    (self.builder, self.reader, self.ownerID) = (builder, reader, ownerID)
    (self.owner, self.firstResponder, self.addSegues) = (owner, firstResponder, addSegues)
  }

  /// Registers the cells that views of a root ask for.
  func register(from built: BuiltRoot) {
    for (view, cell) in built.prototypes {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      switch view {
      case let table as UITableView:
        table.rows.cells.register({ make(cell) as? UITableViewCell }, identifier)
      case let collection as UICollectionView:
        collection.items.cells.register({ make(cell) as? UICollectionReusableView }, identifier)
      default: break
      }
    }
  }

  private func make(_ element: ViewElement) -> UIView? {
    let built = builder.build(element)
    var connector = NibConnector(reader)
    connector.firstResponder = firstResponder
    if let owner, let ownerID { connector.add(owner, id: ownerID) }
    connector.add(built)
    connector.connectViews(of: built)
    addSegues?(connector.objects)
    register(from: built)
    NibConnector.awake(built)
    return built.view as? UIView
  }
}
