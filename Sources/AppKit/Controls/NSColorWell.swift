public import Foundation

/// A control that shows a colour.
///
/// It has no natural size.
///
/// - SeeAlso: Apple, "NSColorWell"; `Rules/DocumentsMacOS.md#which-macos-classes-have-an-intrinsic-size`.
@preconcurrency @MainActor open class NSColorWell: NSControl {
  /// The colour.
  open var color = NSColor.white { didSet { needsDisplay = true } }
  /// The look of a well and what a click does.
  public enum Style: Int, Sendable {
    case `default`, minimal, expanded
  }
  /// Creates a well of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }
  /// The look of the well; stored only.
  open var colorWellStyle = Style.default { didSet { needsDisplay = true } }
  /// The picture of an expanded well's button; stored only.
  open var image: NSImage?
  /// The object that gets the action of an expanded well's button.
  open weak var pulldownTarget: AnyObject?
  /// The action of an expanded well's button.
  open var pulldownAction: Selector?
  /// Whether colours may be transparent; stored only.
  open var supportsAlpha = true
  /// Whether the colours' panel changes the well.
  open private(set) var isActive = false
  /// Lets the colours' panel change the well.
  open func activate(_ exclusive: Bool) { isActive = true }
  /// Keeps the colours' panel from changing the well.
  open func deactivate() { isActive = false }
  /// Takes the colour of another object.
  open func takeColorFrom(_ sender: Any?) {
    if let well = sender as? NSColorWell { color = well.color }
    if let panel = sender as? NSColorPanel { color = panel.color }
  }
  /// Draws the colour.
  open func drawWell(inside insideRect: NSRect) {
    color.setFill()
    insideRect.fill()
  }
  package override var followsPresses: Bool { true }
  /// Activates the well, and sends its action.
  open override func performClick(_ sender: Any?) {
    if isEnabled { activate(true) }
    super.performClick(sender)
  }
  package override var ownRole: NSAccessibility.Role? { .colorWell }
  /// Whether the colour has a border.
  open var isBordered = true { didSet { needsDisplay = true } }
  package override var controlStyle: ControlStyle { .colorWell }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { $0.colorWell($0.rect, color, isBordered: isBordered) }
  }
}
