public import Foundation
internal import FoundationShims

/// The base class of collection view layouts.
///
/// Subclasses provide the attributes. ``prepare()`` is called before any other method, and again after
/// ``invalidateLayout()``. Nothing is animated: the attributes at the beginning and end of animations are queried in
/// AppKit's order, and have no effect.
///
/// - SeeAlso: Apple, "NSCollectionViewLayout".
@preconcurrency @MainActor open class NSCollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: NSCollectionView?
  var isPrepared = false
  private var isInvalidating = false
  /// The classes and nibs of decoration views, by kind.
  var decorations = CollectionPool()

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { NSCollectionViewLayoutAttributes.self }
  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    NSCollectionViewLayoutInvalidationContext.self
  }

  // MARK: Elements

  /// Called before the layout is queried.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: NSSize { .zero }
  /// The attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
    []
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The content offset at which scrolling stops, given where it would stop.
  ///
  /// Never called here, since nothing is scrolled by fingers.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: NSPoint, withScrollingVelocity velocity: NSPoint
  ) -> NSPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// The content offset after changes or a change of layout, given the present one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint
  {
    proposedContentOffset
  }
  /// The direction that the layout was written for; default: left to right.
  open var developmentLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the elements are mirrored in a collection view of the opposite direction; default: false.
  ///
  /// Elements are mirrored in the width of the content.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decoration views

  /// Registers a class of decoration views for a kind; views are created with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?,
    forDecorationViewOfKind elementKind: NSCollectionView.DecorationElementKind
  ) {
    decorations.register(viewClass, elementKind)
  }
  /// Registers a document for a kind of decoration views; its first object is the view.
  open func register(_ nib: NSNib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, elementKind)
  }

  // MARK: Invalidation

  /// Invalidates the layout; the next layout pass queries it again.
  ///
  /// Calls ``invalidateLayout(with:)`` with a new context.
  open func invalidateLayout() { invalidate(everything: false, counts: false) }
  /// Invalidates the parts of the layout that a context names; call super.
  open func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutWasInvalidated(moving: context.contentOffsetAdjustment)
  }
  /// Invalidates the layout with a context of its class.
  func invalidate(everything: Bool, counts: Bool) {
    let context = makeContext()
    (context.isComplete, context.changesCounts) = (everything, counts)
    invalidate(context)
  }
  /// Invalidates the layout with a context, once for calls inside calls.
  func invalidate(_ context: NSCollectionViewLayoutInvalidationContext) {
    guard !isInvalidating else { return }
    isInvalidating = true
    invalidateLayout(with: context)
    isInvalidating = false
  }
  private func makeContext() -> NSCollectionViewLayoutInvalidationContext {
    let known: AnyClass = type(of: self).invalidationContextClass
    guard let type = known as? NSCollectionViewLayoutInvalidationContext.Type else {
      fatalError("\(known) must be a subclass of NSCollectionViewLayoutInvalidationContext.")
    }
    return type.init()
  }
  /// Whether a bounds change, including scrolling, invalidates the layout; default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool { false }
  /// The context of a bounds change that invalidates the layout.
  open func invalidationContext(forBoundsChange newBounds: NSRect)
    -> NSCollectionViewLayoutInvalidationContext
  { makeContext() }
  /// Whether a cell's preferred attributes invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context of a cell's preferred attributes that invalidate the layout; it names the cell.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext {
    let context = makeContext()
    let paths = originalAttributes.indexPath.map { Set([$0]) } ?? []
    switch (
      originalAttributes.representedElementCategory, originalAttributes.representedElementKind
    )
    {
    case (.item, _): context.invalidateItems(at: paths)
    case (.supplementaryView, let kind?):
      context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    case (_, let kind?): context.invalidateDecorationElements(ofKind: kind, at: paths)
    case (_, nil): break
    }
    return context
  }

  // MARK: Changes

  /// Called when the content changed, after ``prepare()``; call super.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// Called at the end of a change of content.
  open func finalizeCollectionViewUpdates() {}
  /// Called before the collection view's bounds change with animation; never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  /// Called after the collection view's bounds changed with animation; never called here.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) {}
  /// Called on both layouts after one replaced the other.
  open func finalizeLayoutTransition() {}

  /// The attributes from which an inserted item appears; nil: those at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// The attributes to which a deleted item disappears; nil: those at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// The attributes from which a supplementary view appears; nil: those at its place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The attributes to which a supplementary view disappears; nil: those at its place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The attributes from which a decoration view appears; nil: those at its place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The attributes to which a decoration view disappears; nil: those at its place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// The attributes of the gap before an item, into which a drop goes; nil for none.
  open func layoutAttributesForInterItemGap(before indexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// The attributes of the place into which a drop at a point goes; nil for none.
  open func layoutAttributesForDropTarget(at pointInCollectionView: NSPoint)
    -> NSCollectionViewLayoutAttributes?
  { nil }
  /// The supplementary views that a change adds; never called here, since all views are queried again.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  /// The supplementary views that a change removes; never called here, since all views are queried again.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  /// The decoration views that a change adds; never called here, since all views are queried again.
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  /// The decoration views that a change removes; never called here, since all views are queried again.
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }

  // MARK: Library

  /// Creates attributes of the layout's class for an element.
  func makeAttributes(
    _ category: NSCollectionElementCategory, _ kind: String?, _ path: IndexPath
  ) -> NSCollectionViewLayoutAttributes {
    let known: AnyClass = type(of: self).layoutAttributesClass
    guard let type = known as? NSCollectionViewLayoutAttributes.Type else {
      fatalError("\(known) must be a subclass of NSCollectionViewLayoutAttributes.")
    }
    let made = type.init()
    made.indexPath = path
    made.representedElementKind = kind
    made.representedElementCategory = category
    return made
  }
  /// Returns the axes on which content determines a view's length; default: both.
  func decidedByContent(_ key: ElementKey) -> (width: Bool, height: Bool) { (true, true) }
  /// Stores a cell's preferred attributes before the layout is queried again.
  func recordPreferred(_ preferred: NSCollectionViewLayoutAttributes) {}
}
