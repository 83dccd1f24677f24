internal import Foundation
internal import LayoutTree

/// The reference of the insets of a section.
///
/// - SeeAlso: Apple, "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; there, the safe area.
  case automatic
  /// The bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}

extension UICollectionView {
  /// Returns the insets that a reference takes of the bounds across the scrolling axis, beyond the adjusted content inset, in points.
  ///
  /// - SeeAlso: `Rules/Guides.md#lists-and-bars-keep-to-the-safe-area`.
  func acrossInsets(_ reference: UIContentInsetsReference, isHorizontal: Bool) -> UIEdgeInsets {
    let taken: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: taken = safeAreaInsets
    case .layoutMargins: taken = layoutMargins
    case .readableContent: taken = UIEdgeInsets(viewNode.margins.readable)
    }
    let known = adjustedContentInset
    return isHorizontal
      ? UIEdgeInsets(
        top: max(0, taken.top - known.top), left: 0, bottom: max(0, taken.bottom - known.bottom),
        right: 0)
      : UIEdgeInsets(
        top: 0, left: max(0, taken.left - known.left), bottom: 0,
        right: max(0, taken.right - known.right))
  }
}
