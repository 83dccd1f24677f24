internal import Drawing
public import Foundation

/// Lays out a text storage in containers and returns the positions of its characters.
///
/// Pango shapes the text. Each glyph represents one UTF-16 unit of the text, so glyph and character indices are equal.
/// Layout is lazy. Text that does not fit into a container continues in the next one.
///
/// ```swift
/// let storage = NSTextStorage(
///   string: "Two\nlines", attributes: [.font: UIFont.systemFont(ofSize: 17)])
/// let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
/// manager.addTextContainer(container)
/// storage.addLayoutManager(manager)
/// var lines: [NSRange] = []
/// manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
///   _, _, _, range, _ in lines.append(range)
/// }
/// print(lines.map(\.length))  // [4, 5]
/// ```
///
/// - Units: Points, y down, in the container; ranges are UTF-16 units.
/// - Errors: Indices beyond the text are clamped.
/// - Complexity: Layout is O(characters) after a change; a query is O(characters in a line).
/// - SeeAlso: Apple, "NSLayoutManager".
open class NSLayoutManager: NSObject {
  /// The text; nil until a storage adds the layout manager.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The containers; text flows from one to the next.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate for layout; stored only.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether lines include the leading of fonts; stored only: they always do.
  open var usesFontLeading = true
  /// Whether part of the text may be laid out; stored only: all text is laid out.
  open var allowsNonContiguousLayout = false
  /// Whether invisible characters are shown; stored only: they never are.
  open var showsInvisibleCharacters = false
  /// Whether control characters are shown; stored only: they never are.
  open var showsControlCharacters = false
  /// Whether words are hyphenated by the system's rules; stored only.
  open var usesDefaultHyphenation = false
  /// Whether layout stops for suspicious contents; stored only.
  open var limitsLayoutForSuspiciousContents = false
  private var existingLayouts: [ContainerLayout]?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Discards the layout; the next query recreates it.
  package func forgetLayout() { existingLayouts = nil }

  // MARK: Containers

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Inserts a container; indices beyond the end append it.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    forgetLayout()
  }
  /// Removes a container; an invalid index has no effect.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }
  /// Discards the layout; called when a container's region changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Changes

  /// Discards the layout; called by the storage when its text changed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) { forgetLayout() }
  /// Discards the layout of a range; here of all text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    forgetLayout()
  }
  /// Requests redrawing of a range; has no effect, because each picture is drawn completely.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Requests redrawing of a range; has no effect, because each picture is drawn completely.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the text of a range; here all text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  /// Lays out the text of a range; here all text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  /// Lays out the text of a container; here all text.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  /// Creates the glyphs of a range; has no effect, because layout creates them.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Creates the glyphs of a range; has no effect, because layout creates them.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// The lines of each container.
  var layouts: [ContainerLayout] {
    if let existingLayouts { return existingLayouts }
    var (found, start): ([ContainerLayout], Int) = ([], 0)
    if let textStorage {
      for container in textContainers {
        let layout = ContainerLayout(textStorage, container, from: start)
        found.append(layout)
        start = layout.range.upperBound
      }
    }
    existingLayouts = found
    return found
  }
  /// The layout of a container; nil for one of another layout manager.
  func layout(of container: NSTextContainer) -> ContainerLayout? {
    layouts.first { $0.container === container }
  }
  /// The line of a character, with its container's layout; nil if the character is not laid out.
  func line(at index: Int) -> (layout: ContainerLayout, line: Int)? {
    for layout in layouts {
      if let line = layout.line(at: index) { return (layout, line) }
    }
    return nil
  }

  // MARK: Glyphs

  /// The number of glyphs: the length of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The first character that is not laid out; the length of the text if all are.
  open func firstUnlaidCharacterIndex() -> Int { layouts.last?.range.upperBound ?? 0 }
  /// The first glyph that is not laid out; the number of glyphs if all are.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(layout(of: container)?.range ?? 0..<0)
  }
  /// The container of a glyph; nil if the glyph is not laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let layout = line(at: glyphIndex)?.layout else { return nil }
    effectiveGlyphRange?.pointee = NSRange(layout.range)
    return layout.container
  }

  // MARK: Positions

  /// The rectangle around all lines of a container, including the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    layout(of: container)?.usedRect ?? .zero
  }
  /// The rectangle of a glyph's line, with the width of its container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.ranges[line])
    return layout.fragment(line)
  }
  /// The part of a line's rectangle that its characters cover, including the padding at their ends.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.ranges[line])
    return layout.usedRect(line)
  }
  /// The position of a glyph on its baseline, in its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (layout, line) = line(at: glyphIndex) else { return .zero }
    return layout.location(of: glyphIndex, line)
  }
  /// The rectangle around glyphs in a container.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    layout(of: container)?.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) } ?? .zero
  }
  /// The glyphs in the lines that intersect a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    NSRange(layout(of: container)?.range(in: bounds) ?? 0..<0)
  }
  /// The glyphs in the lines that intersect a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
  /// The glyph nearest to a point, and the fraction of it before the point, 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout(of: container)?.characterIndex(at: point) ?? (index: 0, share: 0)
    partialFraction?.pointee = found.share
    return found.index
  }
  /// The glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// Returns the fraction of the glyph nearest to a point that is before the point, 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The character nearest to a point, and the fraction of the distance to the next one, 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// The empty line after a final line feed; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine?.fragment ?? .zero }
  /// The part of that line that its characters would cover; zero without one.
  open var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
  /// The container of that line; nil without one.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }
  private var extraLine: (fragment: CGRect, used: CGRect, container: NSTextContainer)? {
    guard let layout = layouts.last(where: { !$0.ranges.isEmpty }), let last = layout.ranges.last,
      last.isEmpty, last.lowerBound == numberOfGlyphs, numberOfGlyphs > 0
    else { return nil }
    let line = layout.ranges.count - 1
    return (layout.fragment(line), layout.usedRect(line), layout.container)
  }
  /// The glyphs that an ellipsis replaces in a glyph's line; not available, so always `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure for each line of glyphs with its rectangle, used part, container and glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for layout in layouts {
      for line in layout.lines(meeting: glyphRange) where !layout.ranges[line].isEmpty {
        block(
          layout.fragment(line), layout.usedRect(line), layout.container,
          NSRange(layout.ranges[line]),
          &stop)
        if stop.boolValue { return }
      }
    }
  }
  /// Calls a closure with the rectangles around glyphs, one per line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in layout(of: textContainer)?.rects(of: glyphRange) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs in the current context, with the container's origin at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, .background, at: origin)
  }
  /// Draws glyphs in the current context, with the container's origin at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, .letters, at: origin)
  }
  private func draw(_ range: NSRange, _ parts: TextLayout.LineParts, at origin: CGPoint) {
    guard let page = TextPage.current else { return }
    for layout in layouts { layout.draw(range, parts, at: origin, on: page) }
  }
}

/// The delegate of a layout manager; not called here.
///
/// - SeeAlso: Apple, "NSLayoutManagerDelegate".
public protocol NSLayoutManagerDelegate: AnyObject {}
