internal import Foundation
internal import ViewCore

/// Cells arranged by a layout object.
///
/// Cells come from documents or are added as subviews, see Documentation/Remaining/UIKit.md.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {}

/// A header or footer of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

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
