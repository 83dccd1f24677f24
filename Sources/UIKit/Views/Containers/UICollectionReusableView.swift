public import Foundation

/// A header, a footer or a cell of a collection.
///
/// - SeeAlso: Apple, "UICollectionReusableView".
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which views of this kind are kept; nil for one that a program made itself.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How a collection makes a view of a registered class; see `RegisteredClasses`.
  package convenience init(registered frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is used again; call super.
  open func prepareForReuse() {}
  /// Takes what the layout says; the frame, the transform and how much is seen are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The size that the content's constraints ask for, as near to the layout's as they allow.
  ///
  /// Without constraints it is what ``UIView/sizeThatFits(_:)`` says. What the layout decides stays as it is.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (stated, decides) = (layoutAttributes.size, layoutAttributes.decides)
    var size = stated
    let isConstrained = viewNode.preorder().contains {
      !$0.constraints.isEmpty || $0.arrangement != nil
    }
    if !isConstrained {
      size = sizeThatFits(stated)
    } else if decides.width || decides.height {
      size = systemLayoutSizeFitting(
        CGSize(width: decides.width ? stated.width : 0, height: decides.height ? stated.height : 0),
        withHorizontalFittingPriority: decides.width ? .required : .fittingSizeLevel,
        verticalFittingPriority: decides.height ? .required : .fittingSizeLevel)
    } else {
      size = systemLayoutSizeFitting(stated)
    }
    if decides.width { size.width = stated.width }
    if decides.height { size.height = stated.height }
    let preferred =
      layoutAttributes.representedElementKind.map {
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: $0, with: layoutAttributes.indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }
}
