public import Foundation

/// Provides the content of a collection view.
///
/// - SeeAlso: Apple, "UICollectionViewDataSource".
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  // Default: false
  /// Whether an item can be moved; default: false.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Moves an item to another place.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// The titles of the index beside the collection; default: nil.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  // Default: 1
  /// The number of sections; default: 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  // Required.
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  // Required.
  /// The cell of an item that is about to become visible.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  // Default: UICollectionReusableView(frame: .zero)
  /// A supplementary view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
