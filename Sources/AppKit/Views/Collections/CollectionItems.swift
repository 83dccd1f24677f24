internal import Foundation
internal import LayoutGeometry

/// The visible items and views of a collection view.
@MainActor final class CollectionItems {
  /// The pool of items.
  var items = CollectionPool()
  /// The pools of supplementary views, by kind.
  var views: [String: CollectionPool] = [:]
  /// The visible items.
  private(set) var shown: [IndexPath: NSCollectionViewItem] = [:]
  /// The visible supplementary and decoration views.
  private(set) var shownViews: [ElementKey: NSView] = [:]
  private var requestedKeys: Set<ElementKey> = []
  private var bounds = NSRect.null

  /// The maximum number of rounds in which resized items reveal others.
  private static let maximumRounds = 20

  /// Discards all items and views.
  func forget(in collection: NSCollectionView) {
    for (path, item) in shown { retire(item, path, collection) }
    for (key, view) in shownViews { retire(view, key, collection) }
    (shown, shownViews, requestedKeys) = ([:], [:], [])
  }

  /// Prepares the layout unless it is prepared.
  func prepare(_ collection: NSCollectionView) {
    guard let layout = collection.collectionViewLayout else { return }
    let visible = collection.visiblePart
    if bounds != visible {
      if bounds.size != visible.size { requestedKeys = [] }
      bounds = visible
      if layout.shouldInvalidateLayout(forBoundsChange: visible) {
        layout.invalidate(layout.invalidationContext(forBoundsChange: visible))
      }
    }
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    layout.prepare()
  }

  /// Creates, measures and places the visible items and views, and recycles the others.
  func show(in collection: NSCollectionView) {
    guard let layout = collection.collectionViewLayout else { return }
    var visible: [NSCollectionViewLayoutAttributes] = []
    for _ in 0..<Self.maximumRounds {
      prepare(collection)
      collection.fitSize()
      visible = layout.layoutAttributesForElements(in: collection.visiblePart)
      retire(all: Set(visible.map(\.key)), collection)
      var isRight = true
      for attributes in visible {
        let element = element(for: attributes, in: collection)
        guard !attributes.key.isDecoration, requestedKeys.insert(attributes.key).inserted,
          let element
        else { continue }
        let decided = layout.decidedByContent(attributes.key)
        attributes.decides = (!decided.width, !decided.height)
        let preferred = element.preferredLayoutAttributesFitting(attributes)
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
    for attributes in visible.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let view = view(of: attributes.key) else { continue }
      view.frame = attributes.frame
      view.alphaValue = attributes.alpha
      view.isHidden = attributes.isHidden
      if attributes.zIndex > 0 { collection.addSubview(view) }
      (shown[attributes.key.path] as (any NSCollectionViewElement)?
        ?? view as? any NSCollectionViewElement)?.apply(attributes)
    }
  }
  private func view(of key: ElementKey) -> NSView? {
    key.kind == nil ? shown[key.path]?.view : shownViews[key]
  }
  private func element(
    for attributes: NSCollectionViewLayoutAttributes, in collection: NSCollectionView
  ) -> (any NSCollectionViewElement)? {
    let key = attributes.key
    if key.kind == nil { return item(at: key.path, in: collection) }
    if let view = shownViews[key] { return view as? any NSCollectionViewElement }
    guard let kind = key.kind else { return nil }
    let view =
      key.isDecoration
      ? decoration(kind, collection)
      : collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: key.path)
    guard let view else { return nil }
    shownViews[key] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    collection.addSubview(view, positioned: key.isDecoration ? .below : .above, relativeTo: nil)
    if !key.isDecoration {
      collection.delegate?.collectionView(
        collection, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
    return view as? any NSCollectionViewElement
  }
  /// Returns the item at a path, made if necessary.
  func item(at path: IndexPath, in collection: NSCollectionView) -> NSCollectionViewItem? {
    if let item = shown[path] { return item }
    guard
      let item = collection.dataSource?.collectionView(
        collection, itemForRepresentedObjectAt: path)
    else { return nil }
    shown[path] = item
    item.owner = collection
    item.isSelected = collection.selection.contains(path)
    let view = item.view
    view.translatesAutoresizingMaskIntoConstraints = true
    collection.addSubview(view)
    collection.delegate?.collectionView(
      collection, willDisplay: item, forRepresentedObjectAt: path)
    return item
  }
  /// Returns a reused or new decoration view; an unregistered kind ends the program.
  private func decoration(_ kind: String, _ collection: NSCollectionView) -> NSView {
    guard let view = collection.collectionViewLayout?.decorations.makeView(kind) else {
      fatalError(
        "could not dequeue a decoration view of kind: \(kind) - must register a nib or a class")
    }
    return view
  }
  private func retire(all keys: Set<ElementKey>, _ collection: NSCollectionView) {
    for (path, item) in shown where !keys.contains(ElementKey(path: path, kind: nil)) {
      shown[path] = nil
      retire(item, path, collection)
    }
    for (key, view) in shownViews where !keys.contains(key) {
      shownViews[key] = nil
      retire(view, key, collection)
    }
  }
  private func retire(
    _ item: NSCollectionViewItem, _ path: IndexPath, _ collection: NSCollectionView
  ) {
    item.viewIfLoaded?.removeFromSuperview()
    item.owner = nil
    if let name = item.identifier { items.put(item, name.rawValue) }
    collection.delegate?.collectionView(
      collection, didEndDisplaying: item, forRepresentedObjectAt: path)
  }
  private func retire(_ view: NSView, _ key: ElementKey, _ collection: NSCollectionView) {
    view.removeFromSuperview()
    guard let kind = key.kind, !key.isDecoration else { return }
    if let name = view.identifier {
      views[kind, default: CollectionPool()].put(view, name.rawValue)
    }
    collection.delegate?.collectionView(
      collection, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
  }
}
