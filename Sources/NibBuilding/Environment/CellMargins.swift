internal import Foundation
package import IBDocument
internal import LayoutTree

/// The layout margins of a table cell and of its content view.
///
/// The tool had special cell margins before Apple documented any, and changed them between versions. Values are in
/// points; the counts are cells of published documents with these margins.
package struct CellMargins: Sendable, Hashable {
  /// The margin at the leading and trailing edge of the cell.
  package let side: Double
  /// The margin at the top and bottom of the cell.
  package let vertical: Double
  /// Whether the cell has an accessory, which replaces the content view's trailing margin.
  package let hasAccessory: Bool

  /// The margins that the document specifies for the cell, which also apply to its content view: 28 views of one
  /// document; 5 of another, below the system's.
  private let explicitInsets: EnvironmentInsets?
  /// Whether specified margins apply only if they are larger than the system's.
  private let keepsSystemMinimum: Bool

  /// Creates the margins of a `tableViewCell` element.
  ///
  /// - Parameters:
  ///   - cell: The cell, whose frame determines the width.
  ///   - isNested: Whether the cell's table is inside another view.
  package init(of cell: ViewElement, in document: Document, isNested: Bool) {
    let tools = document.toolsVersion
    hasAccessory = cell.attribute("accessoryType").map { $0 != "none" } ?? false
    explicitInsets = cell.explicitMargins
    keepsSystemMinimum = tools >= ToolVersion.safeAreas
    guard tools >= ToolVersion.safeAreas else {
      side = 8
      vertical = 8
      return
    }
    vertical = ToolVersion.isGlass(tools) ? 15 : 11
    side = Self.side(of: cell, in: document, isNested: isNested)
  }

  /// The trailing margin of a content view next to an accessory: 11 of 11, regardless of the side.
  package static let accessoryMargin: Double = 8

  /// The margins of the cell itself; specified ones apply unchanged.
  package var cell: EnvironmentInsets {
    explicitInsets ?? EnvironmentInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// Returns the margins of the content view.
  ///
  /// A content view without explicit margins has the cell's. Explicit margins apply if they are larger; up to Xcode 8
  /// they apply unchanged, unless the view preserves its superview's margins.
  package func contentView(_ view: ViewElement) -> EnvironmentInsets {
    var inherited = cell
    if hasAccessory { inherited.right = Self.accessoryMargin }
    guard let explicit = view.explicitMargins else { return inherited }
    guard keepsSystemMinimum || view.preservesSuperviewLayoutMargins == true else {
      return explicit
    }
    return explicit.atLeast(inherited)
  }

  /// Returns the side margin, by device, width and tool.
  ///
  /// The counts are edges of cells in storyboards, then in `.xib` documents:
  ///
  /// - On a large device, every cell wider than 320 has 20, even in a table narrower than the screen (292 edges of 14
  ///   repositories, 15 of 5).
  /// - A cell at a distance of 20 from its table's edge, as in an inset group, has 20 (72 edges of 6 repositories, 13
  ///   of them on a narrow device).
  /// - Before Xcode 11, the cell's width also matters (16 edges of 3 repositories, 54 of 1).
  /// - Before Xcode 12, cells on smaller devices have 16 if the table is the root (20 edges of 7 repositories) and 15
  ///   if it is inside another view (22 edges of 5, one against).
  /// - Cells that are the root of a `.xib` document have 15 in Xcode 11 (24 edges of 4 repositories).
  /// - Narrow cells on large devices have 15 before Xcode 12 (few examples).
  private static func side(of cell: ViewElement, in document: Document, isNested: Bool) -> Double {
    let tools = document.toolsVersion
    let width = cell.frame.width
    let hasLargeDevice = DeviceTable.facts(of: document).width >= largeDevice
    let isOnLargeDevice = hasLargeDevice && width > 320
    if tools < ToolVersion.sheets, CGFloat(width) >= MarginModel.wide { return 20 }
    if isOnLargeDevice { return tools < ToolVersion.sheets && document.kind == .xib ? 16 : 20 }
    if document.kind == .storyboard {
      if cell.frame.x == 20 { return 20 }
      guard tools < ToolVersion.cellsByDevice else { return 16 }
      return (hasLargeDevice ? width <= 320 : isNested) ? 15 : 16
    }
    return (ToolVersion.sheets..<ToolVersion.cellsByDevice).contains(tools) && !hasLargeDevice
      ? 15 : 16
  }

  /// The width of the narrowest device whose cells have 20: that of retina6_12 (14 edges of 3 repositories), although
  /// its roots have 16.
  private static let largeDevice: Double = 393
}

extension EnvironmentInsets {
  /// Returns the larger inset for each edge, in points.
  fileprivate func atLeast(_ other: EnvironmentInsets) -> EnvironmentInsets {
    var result = self
    for edge in EnvironmentEdge.allCases { result[edge] = max(self[edge], other[edge]) }
    return result
  }
}
