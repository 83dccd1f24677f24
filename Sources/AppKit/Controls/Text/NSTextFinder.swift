public import Foundation

/// Finds and replaces texts in a client.
///
/// - SeeAlso: Apple, "NSTextFinder".
@preconcurrency @MainActor open class NSTextFinder: NSObject {
  /// An action; raw values are Apple's.
  public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString
    case replaceAllInSelection, selectAll, selectAllInSelection, hideFindInterface
    case showReplaceInterface, hideReplaceInterface
  }
  /// The client.
  open weak var client: (any NSTextFinderClient)?
  /// The view of the search bar; stored only.
  open weak var findBarContainer: (any NSTextFinderBarContainer)?
  /// Whether searches happen while a text is typed; stored only.
  open var isIncrementalSearchingEnabled = false
  /// Whether the text around matches is dimmed; stored only.
  open var incrementalSearchingShouldDimContentView = true
  /// Whether the sign around a match must be drawn again; stored only.
  open var findIndicatorNeedsUpdate = false
  /// The text that is searched: that of the pasteboard of searches.
  private var wanted: String { NSPasteboard(name: .find).string(forType: .string) ?? "" }
  /// The ranges of the text that is searched.
  open var incrementalMatchRanges: [NSValue] { matches.map { NSValue(range: $0) } }
  private var matches: [NSRange] {
    guard let text = client?.string as NSString?, !wanted.isEmpty else { return [] }
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < text.length {
      let rest = NSRange(location: start, length: text.length - start)
      let match = text.range(of: wanted, options: .caseInsensitive, range: rest)
      guard match.location != NSNotFound, match.length > 0 else { break }
      found.append(match)
      start = match.location + match.length
    }
    return found
  }
  /// Creates a finder without client.
  public override init() { super.init() }
  /// Creates a finder from an archive.
  public required init(coder: NSCoder) { super.init() }

  /// Whether an action can be performed: there is a client, and a match for those that go to one.
  open func validateAction(_ op: Action) -> Bool {
    switch op {
    case .nextMatch, .previousMatch, .selectAll: !matches.isEmpty
    default: client != nil
    }
  }
  /// Performs an action: goes to a match, or takes the selection as the text to search.
  open func performAction(_ op: Action) {
    guard let client else { return }
    let selected = client.firstSelectedRange
    switch op {
    case .nextMatch:
      show(matches.first { $0.location >= selected.location + selected.length } ?? matches.first)
    case .previousMatch: show(matches.last { $0.location < selected.location } ?? matches.last)
    case .selectAll: client.selectedRanges = incrementalMatchRanges
    case .setSearchString:
      guard let text = client.string as NSString?, selected.length > 0 else { return }
      let board = NSPasteboard(name: .find)
      board.clearContents()
      board.setString(text.substring(with: selected), forType: .string)
    default: break
    }
  }
  private func show(_ match: NSRange?) {
    guard let match else { return }
    client?.selectedRanges = [NSValue(range: match)]
    client?.scrollRangeToVisible(match)
  }
  /// Ends the search while a text is typed; does nothing.
  open func cancelFindIndicator() {}
  /// Notes that the client's text changed; does nothing.
  open func noteClientStringWillChange() {}
  /// Draws the sign around a match; does nothing.
  open class func drawIncrementalMatchHighlight(in rect: NSRect) {}
}

/// A text that a finder searches.
///
/// - SeeAlso: Apple, "NSTextFinderClient".
@preconcurrency @MainActor public protocol NSTextFinderClient: AnyObject {
  /// The text; nil for a client that is not one text.
  var string: String { get }
  /// The first selected range.
  var firstSelectedRange: NSRange { get }
  /// The selected ranges.
  var selectedRanges: [NSValue] { get set }
  /// Scrolls so that a range is visible.
  func scrollRangeToVisible(_ range: NSRange)
  /// Whether text can be selected.
  var isSelectable: Bool { get }
  /// Whether text can be changed.
  var isEditable: Bool { get }
}
extension NSTextFinderClient {
  /// True.
  public var isSelectable: Bool { true }
  /// False.
  public var isEditable: Bool { false }
  /// The first of the selected ranges.
  public var firstSelectedRange: NSRange {
    selectedRanges.first?.rangeValue ?? NSRange(location: 0, length: 0)
  }
}
/// A view with a search bar.
///
/// - SeeAlso: Apple, "NSTextFinderBarContainer".
@preconcurrency @MainActor public protocol NSTextFinderBarContainer: NSObjectProtocol {
  /// The search bar.
  var findBarView: NSView? { get set }
  /// Whether the search bar is visible.
  var isFindBarVisible: Bool { get set }
  /// The height of the search bar changed.
  func findBarViewDidChangeHeight()
}
extension NSTextView: NSTextFinderClient {}

/// The cell that draws an attachment of a text.
///
/// - SeeAlso: Apple, "NSTextAttachmentCellProtocol".
@preconcurrency @MainActor public protocol NSTextAttachmentCellProtocol: NSObjectProtocol {
  /// Draws the attachment.
  func draw(withFrame cellFrame: NSRect, in controlView: NSView?)
  /// The size of the attachment.
  func cellSize() -> NSSize
  /// The distance from the baseline to the attachment's lower edge.
  func cellBaselineOffset() -> NSPoint
}
/// The cell that draws an attachment's picture; stored, as pictures draw themselves.
///
/// - SeeAlso: Apple, "NSTextAttachmentCell".
@preconcurrency @MainActor open class NSTextAttachmentCell: NSCell {
  /// The distance from the baseline to the attachment's lower edge: zero unless overridden.
  open func cellBaselineOffset() -> NSPoint { .zero }
  /// Whether presses are followed.
  open func wantsToTrackMouse() -> Bool { true }
}
