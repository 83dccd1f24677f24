internal import Foundation
internal import LayoutGeometry

/// The visible items of a collection view.
@MainActor final class CollectionItems {
  /// The reuse pool of cells.
  var cells = ReusePool<UICollectionReusableView>()
  /// The reuse pools of supplementary views, by kind.
  var decorationPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The visible views.
  private(set) var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The cells that have reported their preferred size since the last reload.
  private var requestedKeys: Set<ElementKey> = []
  private var bounds = CGRect.null

  /// The maximum number of rounds in which resized cells reveal others.
  private static let maximumRounds = 20

  /// Discards all cached data.
  func forget(in collection: UICollectionView) {
    for (key, view) in shown { retire(view, key, collection) }
    shown = [:]
    requestedKeys = []
  }

  /// Discards the decoration views, which belong to the layout.
  func forgetDecorations(in collection: UICollectionView) {
    for (key, view) in shown where key.isDecoration {
      view.removeFromSuperview()
      shown[key] = nil
    }
  }

  /// Prepares the layout unless it is prepared.
  func prepare(_ collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    if bounds != collection.bounds {
      if bounds.size != collection.bounds.size { requestedKeys = [] }
      if layout.shouldInvalidateLayout(forBoundsChange: collection.bounds) {
        layout.invalidate(layout.invalidationContext(forBoundsChange: collection.bounds))
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
    let found =
      key.isDecoration
      ? layout.layoutAttributesForDecorationView(ofKind: kind, at: key.path)
      : layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    return found?.frame ?? .zero
  }

  /// Creates, measures and places the visible views, and recycles the others.
  func show(in collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    var visible: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.maximumRounds {
      prepare(collection)
      visible = layout.layoutAttributesForElements(in: placed(collection.bounds, collection)) ?? []
      var isRight = true
      for attributes in visible {
        let view = view(for: attributes, in: collection)
        guard !attributes.key.isDecoration, requestedKeys.insert(attributes.key).inserted else {
          continue
        }
        let decided = layout.decidedByContent(attributes.key)
        attributes.decides = (!decided.width, !decided.height)
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard
          layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { continue }
        layout.recordPreferred(preferred)
        layout.invalidate(
          layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
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
    let sorted = visible.sorted { $0.zIndex < $1.zIndex }
    for attributes in sorted {
      guard let view = shown[attributes.key] else { continue }
      view.transform3D = attributes.transform3D
      view.bounds.size = attributes.size
      let frame = placed(attributes.frame, collection)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      if attributes.zIndex > 0 { collection.bringSubviewToFront(view) }
      view.apply(attributes)
    }
    for attributes in sorted.reversed() where attributes.zIndex < 0 {
      if let view = shown[attributes.key] { collection.sendSubviewToBack(view) }
    }
    if let background = collection.backgroundView { collection.sendSubviewToBack(background) }
    collection.contentSize = layout.collectionViewContentSize
  }

  /// A rectangle of the layout in the collection view, or the other way round.
  func placed(_ rect: CGRect, _ collection: UICollectionView) -> CGRect {
    let layout = collection.collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      layout.developmentLayoutDirection != collection.effectiveUserInterfaceLayoutDirection
    else { return rect }
    return rect.mirrored(in: max(layout.collectionViewContentSize.width, collection.bounds.width))
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView
  ) -> UICollectionReusableView {
    let key = attributes.key
    if let view = shown[key] { return view }
    guard let source = collection.dataSource else { return UICollectionReusableView() }
    let view: UICollectionReusableView =
      switch (key.kind, key.isDecoration) {
      case (nil, _): source.collectionView(collection, cellForItemAt: key.path)
      case (let kind?, true): decoration(kind, attributes.frame, collection)
      case (let kind?, false):
        source.collectionView(collection, viewForSupplementaryElementOfKind: kind, at: key.path)
      }
    shown[key] = view
    view.frame = attributes.frame
    collection.insertSubview(view, at: collection.backgroundView == nil ? 0 : 1)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = collection.selection.contains(key.path)
      collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: key.path)
    }
    return view
  }

  /// Returns a reused or new decoration view; an unregistered kind ends the program.
  private func decoration(_ kind: String, _ frame: CGRect, _ collection: UICollectionView)
    -> UICollectionReusableView
  {
    let layout = collection.collectionViewLayout
    if let view = layout.decorations.take(kind) {
      view.prepareForReuse()
      return view
    }
    guard let view = layout.decorations.make(kind) ?? layout.decorations.type(kind)?.make(frame)
    else {
      fatalError(
        "could not dequeue a decoration view of kind: \(kind) - must register a nib or a class for "
          + "the kind")
    }
    view.reuseIdentifier = kind
    return view
  }

  private func retire(
    _ view: UICollectionReusableView, _ key: ElementKey, _ collection: UICollectionView
  ) {
    view.removeFromSuperview()
    if let kind = key.kind, key.isDecoration {
      collection.collectionViewLayout.decorations.put(view, kind)
    } else if let kind = key.kind {
      decorationPools[kind, default: ReusePool()].put(view, view.reuseIdentifier)
    } else {
      cells.put(view, view.reuseIdentifier)
    }
    if let cell = view as? UICollectionViewCell {
      collection.delegate?.collectionView(
        collection, didEndDisplaying: cell, forItemAt: key.path)
    }
  }
}
