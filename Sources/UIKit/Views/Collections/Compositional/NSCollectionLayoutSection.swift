public import CollectionLayouts
public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// A section: a group that repeats for all items.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSection".
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for others.
  var list: UICollectionLayoutListConfiguration?
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference of ``contentInsets`` across the scrolling axis; automatic unless set, which is the layout's.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers; stored only: they have that of the groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether groups follow each other across the scrolling axis.
  ///
  /// Groups beyond the edge are not visible: scrolling across is not supported.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Returns the section for the arrangement.
  ///
  /// - Parameter outside: The insets of the reference, in points.
  func section(items: Int, isRightToLeft: Bool, outside: ViewInsets)
    -> NestedArrangement.Section
  {
    var section = NestedArrangement.Section(
      group: group.part(isRightToLeft: isRightToLeft), items: items)
    section.insets =
      ViewInsets(contentInsets.physical(isRightToLeft: isRightToLeft)) + outside
    section.spacing = interGroupSpacing
    section.edges = boundarySupplementaryItems.map(\.edge)
    section.isOrthogonal = orthogonalScrollingBehavior != .none
    return section
  }
}

/// The scrolling behaviour of groups across the scrolling axis.
///
/// - SeeAlso: Apple, "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
