internal import Foundation

/// The visible items of a collection view.
@MainActor final class CollectionItems {
  /// The reuse pool of cells.
  var cells = ReusePool<UICollectionReusableView>()
  /// The reuse pools of supplementary views, by kind.
  var others: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The visible views.
  private(set) var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The cells that have reported their preferred size since the last reload.
  private var asked: Set<ElementKey> = []
  private var bounds = CGRect.null

  /// The maximum number of rounds in which resized cells reveal others.
  private static let maximumRounds = 20

  /// Discards all cached data.
  func forget(in collection: UICollectionView) {
    for (key, view) in shown { retire(view, key, collection) }
    shown = [:]
    asked = []
  }

  /// Prepares the layout unless it is prepared.
  func prepare(_ collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    if bounds != collection.bounds {
      if bounds.size != collection.bounds.size { asked = [] }
      if layout.shouldInvalidateLayout(forBoundsChange: collection.bounds) {
        layout.isPrepared = false
      }
      bounds = collection.bounds
    }
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    layout.prepare()
  }

  /// The frame of an element; zero if the layout does not provide it.
  func frame(of key: ElementKey, in collection: UICollectionView) -> CGRect {
    prepare(collection)
    let layout = collection.collectionViewLayout
    guard let kind = key.kind else {
      return layout.layoutAttributesForItem(at: key.path)?.frame ?? .zero
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)?.frame ?? .zero
  }

  /// Creates, measures and places the visible views, and recycles the others.
  func show(in collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    var visible: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.maximumRounds {
      prepare(collection)
      visible = layout.layoutAttributesForElements(in: collection.bounds) ?? []
      var isRight = true
      for attributes in visible {
        let view = view(for: attributes, in: collection)
        guard asked.insert(attributes.key).inserted else { continue }
        let decided = layout.decidedByContent(attributes.key)
        attributes.decides = (!decided.width, !decided.height)
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard
          layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { continue }
        layout.note(preferred)
        isRight = false
      }
      if isRight { break }
      layout.isPrepared = false
    }
    let keys = Set(visible.map(\.key))
    for (key, view) in shown where !keys.contains(key) {
      shown[key] = nil
      retire(view, key, collection)
    }
    for attributes in visible.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let view = shown[attributes.key] else { continue }
      view.transform = attributes.transform
      view.bounds.size = attributes.size
      view.center = attributes.center
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      if attributes.zIndex != 0 { collection.bringSubviewToFront(view) }
      view.apply(attributes)
    }
    collection.contentSize = layout.collectionViewContentSize
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView
  ) -> UICollectionReusableView {
    let key = attributes.key
    if let view = shown[key] { return view }
    guard let source = collection.dataSource else { return UICollectionReusableView() }
    let view =
      key.kind.map {
        source.collectionView(collection, viewForSupplementaryElementOfKind: $0, at: key.path)
      } ?? source.collectionView(collection, cellForItemAt: key.path)
    shown[key] = view
    view.frame = attributes.frame
    collection.insertSubview(view, at: collection.backgroundView == nil ? 0 : 1)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = collection.selection.contains(key.path)
      collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: key.path)
    }
    return view
  }

  private func retire(
    _ view: UICollectionReusableView, _ key: ElementKey, _ collection: UICollectionView
  ) {
    view.removeFromSuperview()
    if let kind = key.kind {
      others[kind, default: ReusePool()].put(view, view.reuseIdentifier)
    } else {
      cells.put(view, view.reuseIdentifier)
    }
    if let cell = view as? UICollectionViewCell {
      collection.delegate?.collectionView(
        collection, didEndDisplaying: cell, forItemAt: key.path)
    }
  }
}
