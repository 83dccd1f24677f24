public import Foundation
internal import NibBuilding

/// A controller of a collection view; it is its data source and delegate.
///
/// The collection view is the controller's view.
///
/// - SeeAlso: Apple, "UICollectionViewController".
@preconcurrency @MainActor
open class UICollectionViewController: CollectionRespondingController, UICollectionViewDataSource {
  private let startingLayout: UICollectionViewLayout?

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    startingLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with the collection view of a document, else with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    startingLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    startingLayout = nil
    super.init(coder: coder)
  }

  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  /// The collection view's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout()
  }
  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the collection view unless a document provides it.
  open override func loadView() {
    if scene?.loadView(of: self) == true { return }
    if documentName != nil { return super.loadView() }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: startingLayout ?? UICollectionViewFlowLayout())
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: What the collection asks

  /// The number of items; default: 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// The cell of an item.
  ///
  /// Must be overridden if there are items: a missing cell ends the program, as on Apple's systems.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items and no collectionView(_:cellForItemAt:).")
  }
}
