public import Foundation

extension NSTableView {
  /// The lines between cells; raw values are Apple's.
  public struct GridLineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates lines from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed, between existing rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
  /// The animation of a change of rows, which is made at once; raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fades.
    public static let effectFade = AnimationOptions(rawValue: 1)
    /// Leaves a gap.
    public static let effectGap = AnimationOptions(rawValue: 2)
    /// Slides up.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// Slides down.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// Slides left.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// Slides right.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }
  /// The look of a table; raw values are Apple's.
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  /// The size of the content of rows; raw values are Apple's.
  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom, small, medium, large
  }
  /// The way in which columns follow the width of the table; raw values are Apple's.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle
    case sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle
    case lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  /// The look of selected rows; raw values are Apple's.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
  /// The look of rows under a drag; raw values are Apple's.
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    case none = -1
    case regular, sourceList, gap
  }
  /// The place of a drop in relation to a row; raw values are Apple's.
  public enum DropOperation: UInt, Sendable { case on, above }
  /// The edge of a row at which actions appear; raw values are Apple's.
  public enum RowActionEdge: Int, Sendable { case leading, trailing }
  /// The name under which a table's columns are saved.
  public typealias AutosaveName = String

  /// The identifier under which a delegate's rows are registered.
  public nonisolated static let rowViewKey = "NSTableViewRowViewKey"
}

/// An action that appears when a row is swiped.
///
/// - SeeAlso: Apple, "NSTableViewRowAction".
@preconcurrency @MainActor open class NSTableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The look of an action; raw values are Apple's.
  public enum Style: Int, Sendable { case regular, destructive }
  /// The look.
  public let style: Style
  /// The title.
  open var title: String
  /// The colour behind the title.
  open var backgroundColor: NSColor!
  /// The image beside the title.
  open var image: NSImage?
  private let handler: (NSTableViewRowAction, Int) -> Void
  /// Creates an action that calls a closure with the row.
  public init(
    style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
  /// Runs the action for a row, as a swipe does; Plumb's own.
  open func perform(onRow row: Int) { handler(self, row) }
  /// Copies the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSTableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.image) = (backgroundColor, image)
    return copy
  }
}
