public import Foundation
package import ViewArrangements

/// The alignment of a supplementary item; headers are above a section and footers are below.
///
/// - SeeAlso: Apple, "NSRectAlignment".
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or a footer of a section.
///
/// It is above or below all groups and is not pinned while its section is visible.
///
/// - SeeAlso: Apple, "NSCollectionLayoutBoundarySupplementaryItem".
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind that is passed to the data source.
  public let elementKind: String
  /// The edge: the item is a footer at the bottom and trailing edges, else a header.
  public let alignment: NSRectAlignment

  /// The distance by which the item is moved from its place, in points; stored only.
  public let offset: CGPoint
  /// Whether the item stays in sight while its section is visible; stored only: it scrolls.
  open var pinToVisibleBounds = false
  /// Whether the item makes the section longer; stored only: it does.
  open var extendsBoundary = true
  /// The stacking order; stored only.
  open var zIndex = 1

  /// Creates a header or a footer that is moved from its place.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
  }
  private init(
    layoutSize: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    (elementKind, self.alignment, self.offset) = (kind, alignment, offset)
    super.init(layoutSize: layoutSize)
  }
  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, .zero)
    super.init(layoutSize: layoutSize)
  }

  /// The header or footer for the arrangement.
  package var edge: NestedArrangement.Edge {
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

/// The container of a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutContainer".
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
  /// The size of the container.
  var contentSize: CGSize { get }
  /// The insets of the container that the layout's reference takes.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The size of the container less its insets.
  var effectiveContentSize: CGSize { get }
}
