public import Foundation
internal import NibBuilding

/// A controller whose view holds a collection that asks it.
///
/// The view and the collection are one and the same here.
///
/// - SeeAlso: Apple, "UICollectionViewController".
@preconcurrency @MainActor
open class UICollectionViewController: CollectionRespondingController, UICollectionViewDataSource {
  private let startingLayout: UICollectionViewLayout?

  /// Makes a controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    startingLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a collection that a document states, or else of one with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    startingLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) {
    startingLayout = nil
    super.init(coder: coder)
  }

  /// The collection, which is the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  /// The layout that the collection has.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? UICollectionViewFlowLayout()
  }
  /// Whether chosen items are no longer chosen when the view comes back.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the collection, unless a document has it.
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

  /// None unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// To be overridden where there are items; an item without a cell ends the program, as on Apple's systems.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items and no collectionView(_:cellForItemAt:).")
  }
}
