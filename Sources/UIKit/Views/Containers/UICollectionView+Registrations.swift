public import Foundation

extension UICollectionView {
  /// A class of cells and how a cell is set up for an item.
  ///
  /// - SeeAlso: Apple, "UICollectionView.CellRegistration".
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets up a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Makes a registration; collections take note of it when it is first used.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or others and how one is set up.
  ///
  /// - SeeAlso: Apple, "UICollectionView.SupplementaryRegistration".
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<
    Supplementary: UICollectionReusableView
  > {
    /// Sets up a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler

    /// Makes a registration; collections take note of it when it is first used.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration that is no longer shown, or a new one, set up for an item.
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

  /// A header or another of a registration that is no longer shown, or a new one, set up.
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
