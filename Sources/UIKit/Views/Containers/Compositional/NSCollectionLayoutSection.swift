public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// Where something stands at an edge; a section's headers and footers stand above or below.
///
/// - SeeAlso: Apple, "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or a footer of a section.
///
/// It stands above or below all groups; it does not stay in sight while its section is.
///
/// - SeeAlso: Apple, "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The name under which the data source is asked for it.
  public let elementKind: String
  /// At which edge it stands: at the lower and the trailing ones it is a footer, else a header.
  public let alignment: NSRectAlignment

  /// Makes a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }

  var edge: NestedArrangement.Edge {
    let atEnd: Bool =
      switch alignment {
      case .bottom, .bottomLeading, .bottomTrailing, .trailing: true
      default: false
      }
    return NestedArrangement.Edge(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
      isAtEnd: atEnd)
  }
}

/// A group that is repeated for all items of a section.
///
/// - SeeAlso: Apple, "NSCollectionLayoutSection".
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether groups follow each other across the way in which the content scrolls.
  ///
  /// Those that reach beyond the edge are not seen: nothing scrolls across here.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Makes a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  func section(items: Int, isRightToLeft: Bool) -> NestedArrangement.Section {
    var section = NestedArrangement.Section(
      group: group.part(isRightToLeft: isRightToLeft), items: items)
    section.insets = ViewInsets(contentInsets.physical(isRightToLeft: isRightToLeft))
    section.spacing = interGroupSpacing
    section.edges = boundarySupplementaryItems.map(\.edge)
    section.isOrthogonal = orthogonalScrollingBehavior != .none
    return section
  }
}

/// How groups across the way in which the content scrolls would be scrolled.
///
/// - SeeAlso: Apple, "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
