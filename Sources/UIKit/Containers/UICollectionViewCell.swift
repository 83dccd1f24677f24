public import Foundation
internal import ViewCore

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

/// A cell of a collection.
///
/// - SeeAlso: Apple, "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is being touched.
  open var isHighlighted = false

  /// The size that the content's constraints ask for, as near to the layout's as they allow; without
  /// constraints what ``UIView/sizeThatFits(_:)`` says.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isConstrained = viewNode.preorder().contains {
      !$0.constraints.isEmpty || $0.arrangement != nil
    }
    let size =
      isConstrained
      ? systemLayoutSizeFitting(layoutAttributes.size) : sizeThatFits(layoutAttributes.size)
    let preferred = UICollectionViewLayoutAttributes(forCellWith: layoutAttributes.indexPath)
    preferred.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return preferred
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.viewNode.trait = .cellContent
    addSubview(view)
    return view
  }
}
