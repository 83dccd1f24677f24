internal import Foundation

/// A cell of a collection view.
///
/// - SeeAlso: Apple, "UICollectionViewCell".
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(trait: .cellContent)
  /// Whether the item is selected; set by the collection view.
  open var isSelected = false { didSet { placeBackgrounds() } }
  /// Whether the item is highlighted; set by the collection view.
  open var isHighlighted = false { didSet { placeBackgrounds() } }
  /// Performs the segue from the cell, if any.
  var tapped: (() -> Void)?
  /// A view behind all other subviews that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// A view behind the content that fills the cell while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }
  /// The configuration of the content view; nil without one.
  ///
  /// Setting it replaces the content view's subviews by the configuration's view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { ConfiguredContent.show(contentConfiguration, in: contentView) }
  }

  private func placeBackgrounds() {
    CellBackgrounds.place(
      backgroundView, selectedBackgroundView, in: self, isTouched: isSelected || isHighlighted)
  }
  /// Called before the cell is reused; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackgrounds()
  }

  /// Adopts a view of a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}
