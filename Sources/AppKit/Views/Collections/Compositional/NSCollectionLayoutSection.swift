public import CollectionLayouts
public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// A section: a group that repeats for all items.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSection".
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset as the groups; stored only: they are not.
  open var supplementariesFollowContentInsets = true
  /// Whether groups follow each other across the scrolling axis.
  ///
  /// Groups beyond the edge are not visible: scrolling across is not supported.
  open var orthogonalScrollingBehavior =
    NSCollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called with the visible elements before they are shown; stored only.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], NSPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Returns the section for the arrangement.
  func section(items: Int, isRightToLeft: Bool) -> NestedArrangement.Section {
    var section = NestedArrangement.Section(
      group: group.part(isRightToLeft: isRightToLeft), items: items)
    section.insets = contentInsets.inView(isRightToLeft: isRightToLeft)
    section.spacing = interGroupSpacing
    section.edges = boundarySupplementaryItems.map(\.edge)
    section.isOrthogonal = orthogonalScrollingBehavior != .none
    return section
  }
}

/// The scrolling behaviour of groups across the scrolling axis; raw values are Apple's.
public enum NSCollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// An element that is visible in a section.
///
/// - SeeAlso: Apple, "NSCollectionLayoutVisibleItem".
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame.
  var frame: NSRect { get }
  /// The opacity, 0 to 1.
  var alpha: CGFloat { get set }
}

/// The environment of a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
}
