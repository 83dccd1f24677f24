internal import LayoutTree

/// An item of a collection view: a controller of its view.
///
/// - SeeAlso: Apple, "NSCollectionViewItem".
@preconcurrency @MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  /// The look of an item under a click or a drag; raw values are Apple's.
  public enum HighlightState: Int, Sendable {
    case none, forSelection, forDeselection, asDropTarget
  }

  weak var owner: NSCollectionView?
  /// The collection view that shows the item; nil while none does.
  open var collectionView: NSCollectionView? { owner }
  /// The identifier under which the item is reused.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether the item is selected; a program shows it.
  open var isSelected = false
  /// The look of the item under a click or a drag.
  open var highlightState = HighlightState.none
  /// The view of the item's image.
  open weak var imageView: NSImageView?
  /// The view of the item's text.
  open weak var textField: NSTextField?

  /// Called before the item is reused; call super.
  open func prepareForReuse() {
    isSelected = false
    highlightState = .none
  }
  /// Applies the layout's attributes; frame and opacity are already set.
  open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Called before another layout replaces the present one.
  open func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Called after another layout replaced the former one.
  open func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Returns the size that the constraints of the view give, as near to the layout's as possible.
  ///
  /// Lengths that the layout determines do not change.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    -> NSCollectionViewLayoutAttributes
  {
    let (stated, decides) = (layoutAttributes.size, layoutAttributes.decides)
    let isConstrained = view.viewNode.preorder().contains {
      !$0.constraints.isEmpty || $0.arrangement != nil
    }
    guard isConstrained, !decides.width || !decides.height,
      let preferred = layoutAttributes.copy(with: nil) as? NSCollectionViewLayoutAttributes
    else { return layoutAttributes }
    var size = view.viewNode.fittingSize(
      NSSize(width: decides.width ? stated.width : 0, height: decides.height ? stated.height : 0),
      decides.width ? .required : .fittingSizeCompression,
      decides.height ? .required : .fittingSizeCompression)
    if decides.width { size.width = stated.width }
    if decides.height { size.height = stated.height }
    preferred.size = size
    return preferred
  }
}
