public import Foundation

/// Who knows what is in a collection.
///
/// - SeeAlso: Apple, "UICollectionViewDataSource".
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  // Default: 1
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  // Required.
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  // Required.
  /// The cell of an item, which is about to be seen.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  // Default: UICollectionReusableView(frame: .zero)
  /// A header, a footer or what else stands beside cells.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
