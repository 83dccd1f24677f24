internal import Foundation
package import IBDocument
internal import LayoutTree

/// The layout margins of a table cell and of its content view.
///
/// The tool gave cells margins of their own before Apple's documentation names any, and changed them
/// with its versions. Values are points; the counts are cells of published documents that show them.
package struct CellMargins: Sendable, Hashable {
  /// The margin at the leading and trailing edge of the cell.
  package let side: Double
  /// The margin at the top and bottom of the cell.
  package let vertical: Double
  /// Whether the cell has an accessory, which takes the content view's trailing margin.
  package let hasAccessory: Bool

  /// The margins that the document states for the cell, which its content view has as well.
  ///
  /// 28 views of one document, and no view contradicts it.
  private let stated: EnvironmentInsets?

  /// The margins of a `tableViewCell` element.
  ///
  /// - Parameter cell: The cell; its own frame tells its width.
  package init(of cell: ViewElement, in document: Document) {
    let tools = document.toolsVersion
    hasAccessory = cell.attribute("accessoryType").map { $0 != "none" } ?? false
    stated = cell.explicitMargins
    guard tools >= ToolVersion.safeAreas else {
      side = 8
      vertical = 8
      return
    }
    vertical = ToolVersion.isGlass(tools) ? 15 : 11
    side = Self.side(of: cell, in: document)
  }

  /// The trailing margin of a content view beside an accessory: 11 of 11, whatever the side.
  package static let accessoryMargin: Double = 8

  /// The margins of the cell itself.
  package var cell: EnvironmentInsets {
    stated
      ?? EnvironmentInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The margins of the content view.
  ///
  /// A content view without explicit margins has the cell's. One with explicit margins and the flag
  /// to preserve its superview's has edge by edge the larger (16 becomes 20 on a cell with 20); one
  /// without the flag keeps its own.
  package func contentView(_ view: ViewElement) -> EnvironmentInsets {
    var inherited = cell
    if hasAccessory { inherited.right = Self.accessoryMargin }
    guard let explicit = view.explicitMargins else { return inherited }
    guard view.preservesSuperviewLayoutMargins == true else { return explicit }
    var result = explicit
    for edge in EnvironmentEdge.allCases { result[edge] = max(explicit[edge], inherited[edge]) }
    return result
  }

  /// The side by device, width and tool.
  ///
  /// The counts are edges of cells in storyboards, then in `.xib` documents:
  ///
  /// - A large device gives 20 to every cell wider than 320, also in a table narrower than its
  ///   screen (292 edges of 14 repositories, 15 of 5).
  /// - A cell 20 from its table's edge, as in an inset group, has 20 (72 edges of 6 repositories,
  ///   13 of which a narrow device shows).
  /// - Before Xcode 11 the cell's own width decides as well (16 edges of 3 repositories, 54 of 1).
  /// - In Xcode 11 cells of smaller devices have 15 (5 edges of storyboards of 2 repositories, 24 of `.xib`
  ///   documents of 4), narrow ones of large devices 16 (2 of one).
  /// - Narrow cells of storyboards before that have 15 (8 edges of 2 repositories: thin).
  private static func side(of cell: ViewElement, in document: Document) -> Double {
    let tools = document.toolsVersion
    let width = cell.frame.width
    let hasLargeDevice = DeviceTable.facts(of: document).width >= largeDevice
    let isOnLargeDevice = hasLargeDevice && width > 320
    let isXcode11 = (ToolVersion.sheets..<ToolVersion.cellsByDevice).contains(tools)
    if tools < ToolVersion.sheets, CGFloat(width) >= MarginModel.wide { return 20 }
    if isOnLargeDevice { return tools < ToolVersion.sheets && document.kind == .xib ? 16 : 20 }
    if document.kind == .storyboard {
      if cell.frame.x == 20 { return 20 }
      if isXcode11, !hasLargeDevice { return 15 }
      return tools < ToolVersion.cellsByDevice && width <= 320 ? 15 : 16
    }
    return isXcode11 && !hasLargeDevice ? 15 : 16
  }

  /// The width of the narrowest device whose cells have 20: that of retina6_12 (14 edges of 3
  /// repositories), though its roots have 16.
  private static let largeDevice: Double = 393
}
