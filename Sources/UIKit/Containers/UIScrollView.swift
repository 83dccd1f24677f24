public import Foundation
internal import ViewCore

/// Shows a part of a larger content.
///
/// Constraints between what it scrolls and its edges describe the content; its size and centre, and
/// everything seen from outside, are those of its frame.
///
/// - SeeAlso: Apple, "UIScrollView"; semantics 8.4.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }
  /// Makes a scroll view for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }

  /// Where the content is shown from, in its own coordinates.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Size of the content; follows the constraints of the content guide when there are any.
  open var contentSize = CGSize.zero
  /// Extra room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether people can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The content: starts where the content starts; its size becomes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.contentGuide) }
  /// The visible part.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.frameGuide) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if viewNode.contentGuide.isInLayout { contentSize = viewNode.contentGuide.frame.size }
  }
}
