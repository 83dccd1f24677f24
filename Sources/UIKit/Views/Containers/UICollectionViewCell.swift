internal import Foundation

/// A cell of a collection.
///
/// - SeeAlso: Apple, "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(trait: .cellContent)
  /// Whether the item is chosen; set by the collection.
  open var isSelected = false { didSet { placeGrounds() } }
  /// Whether the item is being touched; set by the collection.
  open var isHighlighted = false { didSet { placeGrounds() } }
  /// What a segue that starts at the cell does.
  var tapped: (() -> Void)?
  /// A view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeGrounds()
    }
  }
  /// A view behind the content while the item is chosen or touched, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeGrounds()
    }
  }
  /// What the content view shows, stated as a value; nil for what was set by hand.
  ///
  /// Setting it puts the configuration's view in the place of all that the content view holds.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ConfiguredContent.show(contentConfiguration, in: contentView) }
  }

  private func placeGrounds() {
    CellGrounds.place(
      backgroundView, selectedBackgroundView, in: self, isTouched: isSelected || isHighlighted)
  }
  /// Called before the cell is used for another item; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeGrounds()
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}
