public import Foundation
internal import LayoutGeometry
package import ViewArrangements

/// An item of a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutItem".
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the item's content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// The item for the arrangement.
  package func part(isRightToLeft: Bool) -> NestedArrangement.Part {
    var part = NestedArrangement.Part(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length)
    part.insets = contentInsets.inView(isRightToLeft: isRightToLeft)
    return part
  }
}

/// Items in a row or a column, as one item.
///
/// The items repeat in their order while they fit. Custom groups are not supported.
///
/// - SeeAlso: Apple, "NSCollectionLayoutGroup".
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between items; default: nil, which is 0.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isVertical: Bool
  private let count: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    isVertical: Bool
  ) {
    (self.subitems, self.count, self.isVertical) = (subitems, count, isVertical)
    super.init(layoutSize: size)
  }
  /// Creates a row of items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: false)
  }
  /// Creates a column of items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: true)
  }
  /// Creates a row of equal items that share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isVertical: false)
  }
  /// Creates a column of equal items that share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isVertical: true)
  }
  /// The former name of the same method.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// The former name of the same method.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// The group for the arrangement.
  package override func part(isRightToLeft: Bool) -> NestedArrangement.Part {
    var part = super.part(isRightToLeft: isRightToLeft)
    part.parts = subitems.map { $0.part(isRightToLeft: isRightToLeft) }
    part.isVertical = isVertical
    part.count = count
    part.spacing = interItemSpacing?.spacing ?? 0
    part.isFlexible = interItemSpacing?.isFlexibleSpacing ?? false
    return part
  }
}
