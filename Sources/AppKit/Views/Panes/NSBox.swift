public import Foundation
internal import LayoutGeometry

/// A frame around a view, or a separator line.
///
/// - SeeAlso: Apple, "NSBox".
@preconcurrency @MainActor open class NSBox: NSView {
  /// The kind of a box.
  public enum BoxType: UInt, Sendable {
    case primary = 0, separator = 2, oldStyle = 3, custom = 4
  }
  /// The position of a box's title.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
  /// The kind of box.
  open var boxType = BoxType.primary { didSet { invalidateIntrinsicContentSize() } }
  /// The title; "Title" by default.
  open var title = "Title"
  /// The position of the title.
  open var titlePosition = TitlePosition.atTop { didSet { invalidateIntrinsicContentSize() } }
  /// The macOS release that determines insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { invalidateIntrinsicContentSize() } }
  /// The font of the title.
  open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { needsDisplay = true } }
  /// The colour inside a custom box.
  open var fillColor = NSColor.clear { didSet { needsDisplay = true } }
  /// The colour of a custom box's line.
  open var borderColor = NSColor.separatorColor { didSet { needsDisplay = true } }
  /// The width of a custom box's line, in points.
  open var borderWidth: CGFloat = 1 { didSet { needsDisplay = true } }
  /// The radius of a custom box's corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { needsDisplay = true } }
  /// Whether only the content view is drawn.
  open var isTransparent = false { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    if !isTransparent { paint { BoxPainter(painter: $0, box: self).draw() } }
  }
  /// The line around the box, as before macOS 10.15; stored only.
  open var borderType = NSBorderType.grooveBorder
  /// The space between the line and the content, in points; 5 by 5 unless set.
  open var contentViewMargins = NSSize(width: 5, height: 5)
  /// The rectangle of the line.
  open var borderRect: NSRect { BoxPainter.border(of: self) }
  /// The rectangle of the title; zero without one.
  open var titleRect: NSRect { BoxPainter.title(of: self) }
  /// Sets the title, where `&` is no longer a mnemonic.
  open func setTitleWithMnemonic(_ stringWithAmpersand: String!) {
    title = stringWithAmpersand.replacingOccurrences(of: "&", with: "")
  }
  /// Resizes the box so that its content has a frame.
  open func setFrameFromContentFrame(_ contentFrame: NSRect) {
    frame = BoxPainter.frame(of: self, around: contentFrame)
  }
  /// Resizes the box so that it fits its content's subviews.
  open func sizeToFit() {
    guard let contentView, let first = contentView.subviews.first else { return }
    let all = contentView.subviews.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    let change = NSSize(
      width: all.width + 2 * contentViewMargins.width,
      height: all.height + 2 * contentViewMargins.height)
    let around = BoxPainter.frame(of: self, around: NSRect(origin: .zero, size: change))
    setFrameSize(around.size)
  }
  /// The view inside the box.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }

  /// Whether a separator is vertical by its document; nil if its frame decides.
  package var statedIsVertical: Bool? {
    didSet { if statedIsVertical != oldValue { viewNode.invalidateIntrinsicContentSize() } }
  }
  /// Whether a separator is vertical by its document or its frame.
  package var isVertical: Bool {
    statedIsVertical ?? (viewNode.frame.height > viewNode.frame.width)
  }

  /// The kind of box that selects its insets.
  package var controlStyle: ControlStyle {
    switch boxType {
    case .separator: .separator(isVertical: isVertical)
    case .primary: .box(hasTitle: titlePosition != .noTitle && titlePosition != .belowTop)
    case .oldStyle, .custom: .none
    }
  }
  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(
      viewNode.designTime?.alignmentInsets
        ?? ControlInsets.insets(controlStyle, .regular, generation))
  }
  open override var intrinsicContentSize: NSSize {
    let none = NSView.noIntrinsicMetric
    guard boxType == .separator else { return NSSize(width: none, height: none) }
    return isVertical ? NSSize(width: 1, height: none) : NSSize(width: none, height: 1)
  }
}
