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
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return selection.contains(indexPath)
    }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
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
