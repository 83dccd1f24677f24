internal import Drawing
public import Foundation

/// Lays out a text storage in containers, and answers where its letters are.
///
/// Pango shapes the letters. A glyph stands for one UTF-16 unit of the text here, so indices of glyphs and characters
/// are the same. Layout happens when it is asked for. Text that does not fit into a container continues in the next one.
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
/// - Errors: Indices beyond the text count as the nearest one.
/// - Complexity: Layout is O(letters) after a change; an answer is O(letters of a line).
/// - SeeAlso: Apple, "NSLayoutManager".
open class NSLayoutManager: NSObject {
  /// The text; nil until a storage adds the layout manager.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The containers, in which text flows from one to the next.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is asked about layout; stored only.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the leading of fonts is between lines; stored only: it always is.
  open var usesFontLeading = true
  /// Whether layout may be done for a part of the text; stored only: all of it is laid out.
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

  /// Discards the layout; the next question makes it again.
  package func forgetLayout() { existingLayouts = nil }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }
  /// Adds a container; positions beyond the end count as the end.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    forgetLayout()
  }
  /// Removes a container; a position without one has no effect.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }
  /// Called when a container's region changed: discards the layout.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  // MARK: Changes

  /// Called by the storage when its text changed: discards the layout.
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
  /// Requests redrawing of a range; has no effect: pictures are always new here.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Requests redrawing of a range; has no effect: pictures are always new here.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the text of a range; here all text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  /// Lays out the text of a range; here all text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  /// Lays out the text of a container; here all text.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  /// Makes the glyphs of a range; has no effect: they are made with the layout.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes the glyphs of a range; has no effect: they are made with the layout.
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
  /// The line of a letter, with its container's layout; nil where it is not laid out.
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
  /// The container of a glyph; nil where it is not laid out.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let layout = line(at: glyphIndex)?.layout else { return nil }
    effectiveGlyphRange?.pointee = NSRange(layout.range)
    return layout.container
  }

  // MARK: Places

  /// The rectangle around all lines of a container, with the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    layout(of: container)?.usedRect ?? .zero
  }
  /// The rectangle of the line of a glyph, as wide as its container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.ranges[line])
    return layout.fragment(line)
  }
  /// The part of a line's rectangle that its letters take, with the padding at their ends.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, line) = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(layout.ranges[line])
    return layout.usedRect(line)
  }
  /// The place of a glyph on its baseline, in its line's rectangle.
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
  /// The glyphs in the lines that meet a rectangle.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    NSRange(layout(of: container)?.range(in: bounds) ?? 0..<0)
  }
  /// The glyphs in the lines that meet a rectangle.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
  /// The glyph nearest to a point, and how much of it is before the point, 0 to 1.
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
  /// Returns the share of the glyph nearest to a point that is before the point, 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The character nearest to a point, and how far the point is on the way to the next one, 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// The empty line behind a line feed that ends the text; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine?.fragment ?? .zero }
  /// The part of that line that its letters would take; zero without one.
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
  /// The glyphs that an ellipsis replaces in the line of a glyph; not known here, so always `NSNotFound`.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each line of glyphs: its rectangle, the used part, container and glyphs.
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
  /// Calls a closure with the rectangles around glyphs, one a line.
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

  /// Draws the backgrounds of glyphs in the current context, the container's origin at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, .background, at: origin)
  }
  /// Draws glyphs in the current context, the container's origin at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, .letters, at: origin)
  }
  private func draw(_ range: NSRange, _ parts: TextLayout.LineParts, at origin: CGPoint) {
    guard let page = TextPage.current else { return }
    for layout in layouts { layout.draw(range, parts, at: origin, on: page) }
  }
}

/// Is asked by a layout manager about layout; never asked here.
///
/// - SeeAlso: Apple, "NSLayoutManagerDelegate".
public protocol NSLayoutManagerDelegate: AnyObject {}
