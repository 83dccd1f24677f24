public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// One item of a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutItem".
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// What of it stays empty at its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// What the arrangement places.
  func part(isRightToLeft: Bool) -> NestedArrangement.Part {
    var part = NestedArrangement.Part(
      width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length)
    part.insets = ViewInsets(contentInsets.physical(isRightToLeft: isRightToLeft))
    return part
  }
}

/// Items beside or below each other, as one item.
///
/// The items are repeated in their order while they fit. Groups that a closure arranges do not exist.
///
/// - SeeAlso: Apple, "NSCollectionLayoutGroup".
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What stands in the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items; none unless set.
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
  /// Items beside each other.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: false)
  }
  /// Items below each other.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isVertical: true)
  }
  /// A number of equal items beside each other, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isVertical: false)
  }
  /// A number of equal items below each other, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isVertical: true)
  }
  /// The same under its former name.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// The same under its former name.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  override func part(isRightToLeft: Bool) -> NestedArrangement.Part {
    var part = super.part(isRightToLeft: isRightToLeft)
    part.parts = subitems.map { $0.part(isRightToLeft: isRightToLeft) }
    part.isVertical = isVertical
    part.count = count
    part.spacing = interItemSpacing?.spacing ?? 0
    part.isFlexible = interItemSpacing?.isFlexibleSpacing ?? false
    return part
  }
}
