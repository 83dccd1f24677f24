public import Foundation

/// A cell or supplementary view of a collection view.
///
/// - SeeAlso: Apple, "UICollectionReusableView".
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil for a view that the program created itself.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a view of a registered class; see `RegisteredClasses`.
  package convenience init(registered frame: CGRect) { self.init(frame: frame) }

  /// Called before the view is reused; call super.
  open func prepareForReuse() {}
  /// Applies the layout's attributes; frame, transform and alpha are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The size that the content's constraints give, as near to the layout's as possible.
  ///
  /// Without constraints, the size is that of ``UIView/sizeThatFits(_:)``. Lengths that the layout determines
  /// do not change.
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
      size = fittedFrameSize(
        CGSize(width: decides.width ? stated.width : 0, height: decides.height ? stated.height : 0),
        decides.width ? .required : .fittingSizeLevel,
        decides.height ? .required : .fittingSizeLevel)
    } else {
      size = fittedFrameSize(stated)
    }
    if decides.width { size.width = stated.width }
    if decides.height { size.height = stated.height }
    guard let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }
}
