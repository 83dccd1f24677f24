public import Foundation
internal import FoundationShims

/// Simulates user interaction with items, for programs and tests.
///
/// Not in UIKit.
extension UICollectionView {
  /// Simulates a tap on an item and returns whether the item is selected afterwards.
  ///
  /// Scrolls to the item if it is not visible. Calls the delegate in this order: `shouldHighlight`,
  /// `didHighlight`, `didUnhighlight`, `shouldSelect`, `didDeselect` for a formerly selected item, and
  /// `didSelect`. A segue from the cell is performed before `didSelect`. With multiple selection, a tap on a
  /// selected item asks `shouldDeselect` and deselects it.
  ///
  /// - Parameter indexPath: The item. Has no effect if it does not exist.
  @discardableResult public func tapItem(at indexPath: IndexPath) -> Bool {
    guard let cell = showItem(at: indexPath) else { return false }
    guard highlight(cell, at: indexPath) else { return selection.contains(indexPath) }
    unhighlight(cell, at: indexPath)
    return touchUp(cell, at: indexPath)
  }

  /// Highlights an item if the delegate permits it, and returns whether it did.
  func highlight(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }
  /// Ends the highlight of an item.
  func unhighlight(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
  /// Selects a touched item, or deselects it, and returns whether it is selected.
  @discardableResult
  func touchUp(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
        return true
      }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return selection.contains(indexPath)
    }
    if !allowsMultipleSelection {
      for old in selection.paths where old != indexPath {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    cell.tapped?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return selection.contains(indexPath)
  }

  /// Scrolls to an item if it is not visible and returns its cell; nil if the item does not exist.
  private func showItem(at path: IndexPath) -> UICollectionViewCell? {
    guard (0..<numberOfSections).contains(path.section),
      (0..<numberOfItems(inSection: path.section)).contains(path.item)
    else { return nil }
    layoutIfNeeded()
    if let cell = cellForItem(at: path) { return cell }
    if let frame = layoutAttributesForItem(at: path)?.frame {
      scrollRectToVisible(frame, animated: false)
    }
    layoutIfNeeded()
    return cellForItem(at: path)
  }
}

/// The item under a finger.
@MainActor final class TouchedItem {
  private let collection: UICollectionView
  private let cell: UICollectionViewCell
  private let path: IndexPath

  /// Creates a touched item at a point of a collection's bounds and highlights it; nil where no item can be touched.
  init?(at point: CGPoint, in collection: UICollectionView) {
    guard let path = collection.indexPathForItem(at: point),
      let cell = collection.cellForItem(at: path), cell.isUserInteractionEnabled,
      collection.highlight(cell, at: path)
    else { return nil }
    (self.collection, self.cell, self.path) = (collection, cell, path)
  }
  /// Ends the highlight.
  func cancel() { collection.unhighlight(cell, at: path) }
  /// Selects the item.
  func lift() {
    collection.unhighlight(cell, at: path)
    if collection.isEditing
      ? collection.allowsSelectionDuringEditing || collection.allowsMultipleSelectionDuringEditing
      : collection.allowsSelection
    {
      collection.touchUp(cell, at: path)
    }
  }
}
