public import CollectionLayouts
public import Foundation
internal import LayoutTree

/// The layout of a section as a list of rows, as a table has them.
///
/// Heights are those of cells; swipe actions are stored.
///
/// - SeeAlso: Apple, "UICollectionLayoutListConfiguration".
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners, inside the margins.
    case insetGrouped = 2
    /// A sidebar's rows; laid out as groups with round corners.
    case sidebar = 3
    /// A sidebar's rows from edge to edge.
    case sidebarPlain = 4
  }
  /// The header of a section.
  public enum HeaderMode: Int, Sendable {
    /// Not one.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }
  /// The footer of a section.
  public enum FooterMode: Int, Sendable {
    /// Not one.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }
  /// A closure that provides the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that changes the separators of an item.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The look.
  public private(set) var appearance: Appearance
  /// Whether rows have separators.
  public var showsSeparators: Bool
  /// The separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of an item; nil leaves them.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind rows; nil is that of the look.
  public var backgroundColor: UIColor?
  /// The header.
  public var headerMode = HeaderMode.none
  /// The footer.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; nil is that of the look.
  public var headerTopPadding: CGFloat?
  /// The swipe actions at the leading edge; stored only.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The swipe actions at the trailing edge; stored only.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list with a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether groups have round corners inside the margins.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  /// Whether sections are groups.
  var isGrouped: Bool { appearance != .plain && appearance != .sidebarPlain }
}

/// The lines between the rows of a list.
///
/// - SeeAlso: Apple, "UIListSeparatorConfiguration".
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// By the look.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }
  /// Insets that stand for those of the look.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color: UIColor = .separator
  /// The colour while a row is selected; stored only.
  public var multipleSelectionColor: UIColor = .separator

  /// Creates the lines of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  nonisolated private var parts: [AnyHashable] {
    let insets = [topSeparatorInsets, bottomSeparatorInsets]
    return [
      topSeparatorVisibility, bottomSeparatorVisibility, color, multipleSelectionColor,
      insets.flatMap { [$0.top, $0.leading, $0.bottom, $0.trailing] },
    ]
  }
  /// Compares all parts.
  nonisolated public static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }
  /// Consistent with equality.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension NSCollectionLayoutSection {
  /// Creates the section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UICollectionViewListCell.standardHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let container = layoutEnvironment.container
    if configuration.isInset {
      let margin = MarginModel.sideMargin(width: container.contentSize.width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    // The spaces around groups of tables in the same look.
    if configuration.isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : groupSpacing
      section.contentInsets.bottom =
        configuration.footerMode == .supplementary ? 0 : groupSpacing / 2
    }
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(groupSpacing))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }

  /// The space above the first group of a table, in points.
  private static let groupSpacing: CGFloat = 35
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    return layout
  }
}

/// The place of a row in its list.
struct ListPlace: Equatable {
  var path: IndexPath
  var isFirst: Bool, isLast: Bool
  var isHeader: Bool
  var configuration: UICollectionLayoutListConfiguration

  static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.isFirst == other.isFirst && one.isLast == other.isLast
      && one.isHeader == other.isHeader
  }
}
