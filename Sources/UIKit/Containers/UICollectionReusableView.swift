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
  /// What the view would like to have in place of what the layout says; the same unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
