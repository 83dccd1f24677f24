/// The kind of an element in a collection view; raw values are Apple's.
public enum NSCollectionElementCategory: Int, Sendable {
  case item, supplementaryView, decorationView, interItemGap
}

extension NSCollectionView {
  /// The kind of a supplementary view.
  public typealias SupplementaryElementKind = String
  /// The kind of a decoration view.
  public typealias DecorationElementKind = String
  /// The scrolling direction of a layout; raw values are Apple's.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The place of a drop in relation to an item; raw values are Apple's.
  public enum DropOperation: Int, Sendable { case on, before }
  /// The position that items are scrolled to; raw values are Apple's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
    /// At the leading edge.
    public static let leadingEdge = ScrollPosition(rawValue: 1 << 6)
    /// At the trailing edge.
    public static let trailingEdge = ScrollPosition(rawValue: 1 << 7)
    /// At the nearest upper or lower edge.
    public static let nearestVerticalEdge = ScrollPosition(rawValue: 1 << 8)
    /// At the nearest left or right edge.
    public static let nearestHorizontalEdge = ScrollPosition(rawValue: 1 << 9)
  }
  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader: SupplementaryElementKind =
    "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter: SupplementaryElementKind =
    "UICollectionElementKindSectionFooter"
  /// The kind of the gap that a drop shows.
  public nonisolated static let elementKindInterItemGapIndicator: SupplementaryElementKind =
    "NSCollectionElementKindInterItemGapIndicator"
}

/// An item or a view of a collection view.
///
/// - SeeAlso: Apple, "NSCollectionViewElement".
@preconcurrency @MainActor
public protocol NSCollectionViewElement: NSUserInterfaceItemIdentification {
  /// Called before the element is reused.
  func prepareForReuse()
  /// Applies the layout's attributes; frame and opacity are already set.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Called before another layout replaces the present one.
  func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// Called after another layout replaced the former one.
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// Returns the attributes that the element prefers to the layout's.
  func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Does nothing.
  public func prepareForReuse() {}
  /// Does nothing.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Does nothing.
  public func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Does nothing.
  public func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Returns the layout's attributes.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}

/// A view of a section, such as its header.
///
/// - SeeAlso: Apple, "NSCollectionViewSectionHeaderView".
@preconcurrency @MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that collapses the section; nil for none.
  var sectionCollapseButton: NSButton? { get set }
}
