package import IBDocument

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

  /// The margins of a `tableViewCell` element.
  ///
  /// - Parameter cell: The cell; its own frame tells its width.
  package init(of cell: ViewElement, in document: Document) {
    let tools = document.toolsVersion
    hasAccessory = cell.attribute("accessoryType").map { $0 != "none" } ?? false
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
    EnvironmentInsets(top: vertical, left: side, bottom: vertical, right: side)
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

  private static func side(of cell: ViewElement, in document: Document) -> Double {
    let isLarge = DeviceTable.facts(of: document).width >= wide
    let width = cell.frame.width
    if document.kind == .storyboard {
      // Large devices give 20 even to a narrower table (11 of 11); a popover's width does not.
      return isLarge && width >= 320 ? 20 : 16
    }
    switch document.toolsVersion {
    case ..<ToolVersion.sheets: return width >= wide ? 20 : 16
    case ..<ToolVersion.higherFields: return 15
    default: return isLarge && width >= wide ? 20 : 16
    }
  }

  /// The width from which margins are 20.
  private static let wide: Double = 414
}
