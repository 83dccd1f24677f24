public import Foundation

/// What people do to items, for programs and tests without people.
extension UICollectionView {
  /// Does what a tap on an item does, and returns whether the item is chosen afterwards.
  ///
  /// The item is scrolled to if it is out of sight. The delegate is asked and told in this order:
  /// `shouldHighlight`, `didHighlight`, `didUnhighlight`, `shouldSelect`, then for an item that was chosen
  /// `didDeselect`, at last `didSelect`; a segue that starts at the cell goes before `didSelect`. Where several
  /// items can be chosen, a tap on a chosen one asks `shouldDeselect` and gives it up.
  ///
  /// - Parameter indexPath: The item; one that is not there is not chosen.
  @discardableResult public func tapItem(at indexPath: IndexPath) -> Bool {
    guard let cell = showItem(at: indexPath) else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return chosen.contains(indexPath)
    }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    guard allowsSelection else { return false }
    if allowsMultipleSelection, chosen.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
        return true
      }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return chosen.contains(indexPath)
    }
    if !allowsMultipleSelection {
      for old in chosen.paths where old != indexPath {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    cell.tapped?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return chosen.contains(indexPath)
  }

  /// The cell of an item, scrolled to if it is out of sight; nil for an item that is not there.
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
