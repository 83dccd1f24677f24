public import Foundation

/// A button with a menu beside it.
///
/// It is drawn as a push button.
///
/// - SeeAlso: Apple, "NSComboButton".
@preconcurrency @MainActor open class NSComboButton: NSControl {
  /// The parts of the button.
  public enum Style: Int, Sendable {
    case split, unified
  }
  private let button = NSButton(title: "", target: nil, action: nil)
  /// The title.
  open var title = "" { didSet { contentChanged() } }
  /// The picture.
  open var image: NSImage? { didSet { contentChanged() } }
  /// The scaling of the picture.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The menu of the arrow.
  open override var menu: NSMenu? {
    get { ownMenu }
    set { ownMenu = newValue ?? NSMenu() }
  }
  private var ownMenu = NSMenu()
  /// The parts of the button.
  open var style = Style.split { didSet { needsDisplay = true } }

  /// Creates a button with a title.
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, menu, target, action)
  }
  /// Creates a button with a picture.
  public convenience init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(title: "", image: image, menu, target, action)
  }
  /// Creates a button with a title and a picture.
  public convenience init(
    title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?
  ) {
    self.init(title: title, image: image, menu, target, action)
  }
  private convenience init(
    title: String, image: NSImage?, _ menu: NSMenu?, _ target: Any?, _ action: Selector?
  ) {
    self.init(frame: .zero)
    self.title = title
    self.image = image
    self.menu = menu
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }
  private func prepared() -> NSButton {
    button.title = title + (title.isEmpty ? "▾" : " ▾")
    button.image = image
    button.imagePosition = image == nil ? .noImage : .imageLeading
    (button.font, button.controlSize, button.isEnabled) = (font, controlSize, isEnabled)
    button.isHighlighted = isHighlighted
    return button
  }
  open override var intrinsicContentSize: NSSize { prepared().intrinsicContentSize }
  package override var controlStyle: ControlStyle { .push }
  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  package override func release(at place: NSPoint) {
    guard isMousePoint(place, in: bounds) else { return }
    if style == .unified || place.x > bounds.maxX - 20 {
      ownMenu.popUp(positioning: nil, at: place, in: self)
    } else {
      performClick(nil)
    }
  }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { ButtonPainter(painter: $0, button: prepared()).draw() }
  }
  package override var ownRole: NSAccessibility.Role? { .menuButton }
  package override var ownLabel: String? { title }
}
