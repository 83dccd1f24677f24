internal import Foundation

/// Collects the changes of a collection view and notifies its layout of them.
@MainActor final class CollectionUpdates {
  private var batches = 0
  private var waiting: [NSCollectionViewUpdateItem] = []

  /// Whether a batch is running.
  var areOpen: Bool { batches > 0 }

  /// Adds changes; outside of a batch they are a batch of their own.
  func add(_ changes: [NSCollectionViewUpdateItem], in collection: NSCollectionView) {
    waiting += changes
    if batches == 0 { finish(in: collection) }
  }

  /// Runs a closure whose changes are one batch, together with those of a batch around it.
  func batch(in collection: NSCollectionView, _ changes: () -> Void) {
    batches += 1
    changes()
    batches -= 1
    if batches == 0 { finish(in: collection) }
  }

  /// Calls the layout in AppKit's order: invalidation, preparation, changes, attributes at both ends, end.
  private func finish(in collection: NSCollectionView) {
    let changes = waiting
    waiting = []
    let layout = collection.collectionViewLayout
    layout?.invalidate(everything: false, counts: !changes.isEmpty)
    guard collection.dataSource != nil, !changes.isEmpty, let layout else { return }
    collection.items.prepare(collection)
    layout.prepare(forCollectionViewUpdates: changes)
    for change in changes where !change.isSection && change.updateAction != .move {
      if let path = change.indexPathBeforeUpdate {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
      if let path = change.indexPathAfterUpdate {
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }
}
