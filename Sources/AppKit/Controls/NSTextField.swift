internal import Drawing
public import Foundation
package import LayoutTree
internal import ViewDrawing

/// Text that is displayed or edited.
///
/// The height of the label below is that of a line of San Francisco at 13 points.
///
/// ```swift
/// let label = NSTextField(labelWithString: "Name")
/// print(label.isEditable, label.isBezeled, label.frame.height)  // false false 16.0
/// let field = NSTextField(string: "Ada")
/// print(field.isEditable, field.stringValue)  // true Ada
/// print(field.intrinsicContentSize.width == NSView.noIntrinsicMetric)  // true
/// ```
///
/// - Units: Points; baselines are distances from the upper or lower edge of the alignment rectangle.
/// - Errors: None: text of any length is accepted; text beyond 131,072 bytes is neither measured nor drawn.
/// - Complexity: Setting a property is O(1). A label's size is O(letters) and cached until its text or limit
///   changes; a field's height is O(1).
/// - SeeAlso: Apple, "NSTextField"; `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`,
///   `Rules/DocumentsMacOS.md#generations-of-controls`, `Rules/DocumentsMacOS.md#baselines-of-macos-controls`.
@preconcurrency @MainActor open class NSTextField: EditingControl {
  /// The bezel around editable text.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }

  /// Creates a field with left-aligned text.
  ///
  /// As on Apple's systems; labels, and fields created with a text, follow the reading direction.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    alignment = .left
  }
  /// Creates a field from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether users may change the text.
  open var isEditable = true { didSet { contentChanged() } }
  /// Whether users may select the text.
  open var isSelectable = true
  /// Whether the field has a thin border.
  open var isBordered = false { didSet { contentChanged() } }
  /// Whether the field has a bezel.
  open var isBezeled = true { didSet { contentChanged() } }
  /// The style of the bezel.
  open var bezelStyle = BezelStyle.squareBezel
  /// Whether the background colour is drawn.
  open var drawsBackground = true { didSet { contentChanged() } }
  /// The text of an empty field.
  open var placeholderString: String? { didSet { contentChanged() } }
  /// The text of an empty field with attributes.
  open var placeholderAttributedString: NSAttributedString? { didSet { needsDisplay = true } }
  /// The text colour; nil for the default.
  open var textColor: NSColor? { didSet { needsDisplay = true } }
  /// The background colour, drawn if ``drawsBackground`` is true.
  open var backgroundColor: NSColor? { didSet { needsDisplay = true } }
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { contentChanged() } }
  /// The width at which the natural size breaks lines, in points; 0 for the width that layout determines.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }

  /// Whether the text has neither border nor bezel.
  package var isLabel: Bool { !isBordered && !isBezeled }
  package override var controlStyle: ControlStyle {
    isLabel ? drawsBackground ? .filledLabel : .label : .field
  }
  package override var contentDescription: String? { stringValue }

  /// The font's size in points, used to measure lines.
  package var fontSize: Double { Double(font?.pointSize ?? 13) }
  /// Whether the text stays on one line, because of the single-line mode or of a line break mode that truncates
  /// or clips.
  package var isSingleLine: Bool {
    usesSingleLineMode || maximumNumberOfLines == 1 || !isLabel
      || (lineBreakMode != .byWordWrapping && lineBreakMode != .byCharWrapping)
  }
  package override var wrapsText: Bool {
    !isSingleLine && preferredMaxLayoutWidth <= 0 && !stringValue.isEmpty
  }

  /// The size of the text; an editable field adds the padding of its bezel to the height.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`,
  ///   `Rules/DocumentsMacOS.md#heights-of-stored-controls`.
  open override var intrinsicContentSize: NSSize { contentSize }
  package override var baseContentSize: CGSize? { contentSize }

  private var contentSize: NSSize {
    guard isLabel else {
      return NSSize(
        width: NSView.noIntrinsicMetric, height: CGFloat(lineHeight) + verticalBezelPadding)
    }
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : viewNode.textWidth
    let text = stringValue.isEmpty ? placeholderString ?? "" : stringValue
    if let measured, measured.limit == limit, measured.text == text { return measured.size }
    let size = labelSize(text, limit)
    measured = (text, limit, size)
    return size
  }
  /// The height of a field without its line, in points.
  private var verticalBezelPadding: CGFloat {
    // A line around the text takes less than a bezel: 7 of 7 fields.
    guard isBezeled else { return 4 }
    switch (generation, sizeClass) {
    // With lines of 16, 14 and 11 points, 24, 20 and 16 points, as other controls of these sizes.
    case (.glass, .small): return 6
    case (.glass, .mini): return 5
    case (.glass, _): return 8
    default:
      // Round fields have 22 points with either line.
      return bezelStyle == .roundedBezel && sizeClass == .regular && lineHeight == 16 ? 6 : 5
    }
  }
  /// The cached natural size of a label; baselines and layout request it several times.
  private var measured: (text: String, limit: CGFloat?, size: NSSize)?
  /// The cached lines of text in more than one font, for baselines and layout.
  private var mixedLayout: (limit: CGFloat?, lines: TextLayout)?
  package override func contentChanged() {
    measured = nil
    mixedLayout = nil
    super.contentChanged()
  }

  /// The size of the text with lines broken at a width, in points; that of a single line if lines do not break.
  ///
  /// - Parameter text: Another text in place of the field's.
  package func textSize(width: CGFloat, of text: String? = nil) -> NSSize {
    labelSize(text ?? stringValue, width)
  }

  /// The lines of a text, split at its line breaks; a label that truncates lines keeps the breaks, the
  /// single-line mode and fields do not.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-labels`.
  private func paragraphs(of text: String) -> [String] {
    guard isLabel, !usesSingleLineMode, maximumNumberOfLines != 1 else { return [text] }
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    return maximumNumberOfLines > 0 ? Array(all.prefix(maximumNumberOfLines)) : all
  }

  /// The horizontal padding of a label's text: 2 points on each side of centred text or text with a background.
  private var horizontalTextPadding: CGFloat { alignment == .center || drawsBackground ? 4 : 0 }
  /// The text if its letters use more than one font, so that lines differ in height; nil for any other text.
  private func mixedText(_ text: String) -> TextContent? {
    guard isLabel, let runs = styledText?.runs, Set(runs.map(\.font)).count > 1,
      text == stringValue
    else { return nil }
    var content = textContent(text, maximumLines: isSingleLine ? 1 : maximumNumberOfLines)
    content.runs = runs
    return content
  }
  private func labelSize(_ text: String, _ limit: CGFloat?) -> NSSize {
    if let mixed = mixedText(text) {
      let free = mixed.layout().size
      let width = (free.width - Self.widthTolerance).rounded(.up) + horizontalTextPadding
      guard !isSingleLine, let limit, limit < width else {
        return NSSize(width: width, height: free.height.rounded(.up))
      }
      return NSSize(
        width: preferredMaxLayoutWidth > 0 ? min(width, limit) : width,
        height: mixed.layout(width: limit).size.height.rounded(.up))
    }
    let paragraphs = paragraphs(of: text)
    let width = (paragraphs.map(lineWidth).max() ?? 0) + horizontalTextPadding
    guard !isSingleLine else {
      return NSSize(width: width, height: CGFloat(lineHeight) * CGFloat(max(1, paragraphs.count)))
    }
    let content = textContent(text, maximumLines: maximumNumberOfLines)
    guard let limit, limit < width else {
      return NSSize(
        width: width, height: CGFloat(lineHeight) * CGFloat(max(1, content.layout().lineCount)))
    }
    let lines = content.layout(width: limit).lineCount
    return NSSize(
      width: preferredMaxLayoutWidth > 0 ? min(width, limit) : width,
      height: CGFloat(lineHeight) * CGFloat(max(1, lines)))
  }

  /// The baselines: a label's first line begins at the top, its last one ends at the bottom; a field's text is
  /// vertically centred.
  ///
  /// A single line in a label whose natural height exceeds a line stays at the top. The distance of its last
  /// baseline to the bottom is larger by the difference, and stays the same when constraints stretch the label.
  /// A document that ties both baselines of one label to another, 3 points apart, is stored with a height of 19
  /// points in place of 16. In a label lower than a line, the bottom determines both baselines.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#baselines-of-macos-controls`.
  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    guard isLabel else { return super.contentBaselines }
    let first = NodeBaseline.top(Double(firstBaselineOffsetFromTop))
    let last = NodeBaseline.bottom(Double(lastBaselineOffsetFromBottom))
    let height = Double(alignmentHeight)
    if height < lineHeight { return (last, last) }
    return (first, last)
  }
  /// The lines of text in more than one font, at the width that the natural size assumes.
  private var mixedLines: TextLayout? {
    let limit =
      isSingleLine
      ? nil : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : viewNode.textWidth
    if let mixedLayout, mixedLayout.limit == limit { return mixedLayout.lines }
    guard let lines = mixedText(stringValue)?.layout(width: limit) else { return nil }
    mixedLayout = (limit, lines)
    return lines
  }
  /// The number of line heights from which a label counts as having two lines.
  private static let twoLines = 1.7
  open override var firstBaselineOffsetFromTop: CGFloat {
    guard isLabel else { return super.firstBaselineOffsetFromTop }
    return mixedLines.map { CGFloat($0.firstBaseline) }
      ?? lineHeight - ControlBaselines.descent(ofFontSize: fontSize)
  }
  open override var baselineOffsetFromBottom: CGFloat {
    guard isLabel else { return super.baselineOffsetFromBottom }
    if let lines = mixedLines { return lines.size.height - CGFloat(lines.lastBaseline) }
    let descent = ControlBaselines.descent(ofFontSize: fontSize)
    let height = Double(alignmentHeight)
    let isHigherLine = height > lineHeight && height < lineHeight * Self.twoLines
    return isHigherLine ? height - lineHeight + descent : descent
  }

  open override func draw(_ dirtyRect: NSRect) {
    paintControl { FieldPainter(painter: $0, field: self).draw() }
  }
  package override class var standardCellClass: NSCell.Type? { NSTextFieldCell.self }
  package override var ownRole: NSAccessibility.Role? { isEditable ? .textField : .staticText }
  package override var ownLabel: String? { nil }
  package override var ownValue: Any? { stringValue }
  package override func fittedContentSize(width: CGFloat) -> NSSize {
    guard isLabel, !isSingleLine, width < 100_000 else { return intrinsicContentSize }
    return textSize(width: width)
  }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSTextField else { return }
    (isEditable, isSelectable) = (other.isEditable, other.isSelectable)
    (isBordered, isBezeled, bezelStyle) = (other.isBordered, other.isBezeled, other.bezelStyle)
    (drawsBackground, backgroundColor) = (other.drawsBackground, other.backgroundColor)
    (textColor, placeholderString) = (other.textColor, other.placeholderString)
    placeholderAttributedString = other.placeholderAttributedString
    maximumNumberOfLines = other.maximumNumberOfLines
  }
  /// The displayed text if it differs from the field's text; nil otherwise.
  package var shownText: String? { nil }
}
