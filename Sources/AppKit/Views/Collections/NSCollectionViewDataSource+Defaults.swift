// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSCollectionViewDataSource {
  /// The value of `1`.
  public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
  /// The value of `NSView()`.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView() }
}
