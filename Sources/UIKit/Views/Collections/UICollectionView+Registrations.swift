public import Foundation

extension UICollectionView {
  /// A cell class with a handler that configures cells for items.
  ///
  /// - SeeAlso: Apple, "UICollectionView.CellRegistration".
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration; collection views register it on first use.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A supplementary view class with a handler that configures views.
  ///
  /// - SeeAlso: Apple, "UICollectionView.SupplementaryRegistration".
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<
    Supplementary: UICollectionReusableView
  > {
    /// Configures a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Creates a registration; collection views register it on first use.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a reused or new cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else {
      fatalError("The cell is a \(type(of: made)), not a \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      fatalError("The view is a \(type(of: made)), not a \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
