public import Foundation
public import FoundationShims

/// The panel of colours: a colour, and an action for changes.
///
/// Stored: no panel is shown; ``color`` sends the action.
///
/// - SeeAlso: Apple, "NSColorPanel".
@preconcurrency @MainActor open class NSColorPanel: NSWindow {
  /// The kind of pickers.
  public enum Mode: Int, Sendable {
    case none = -1
    case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
  }
  /// The panel of the program.
  public static let shared = NSColorPanel()
  /// Drags a colour out of a view: no drag begins, and the result is false.
  open class func dragColor(_ color: NSColor, with event: NSEvent, from sourceView: NSView) -> Bool
  {
    false
  }
  /// Whether the panel exists; true.
  open class var sharedColorPanelExists: Bool { true }
  /// The colour; setting it sends the action.
  open var color = NSColor.white {
    didSet {
      if color != oldValue, let ownAction {
        NSApplication.shared.sendAction(ownAction, to: ownTarget, from: self)
      }
      NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
    }
  }
  /// The opacity of the colour.
  open var alpha: CGFloat { color.alphaComponent }
  /// Whether colours may be transparent.
  open var showsAlpha = false
  /// Whether the action is sent while the mouse moves; stored only.
  open var isContinuous: Bool {
    get { sendsContinuously }
    set { sendsContinuously = newValue }
  }
  private var sendsContinuously = true
  /// The kind of picker.
  open var mode = Mode.wheel
  /// The view below the pickers.
  open var accessoryView: NSView?
  private weak var ownTarget: AnyObject?
  private var ownAction: Selector?
  /// Sets the object that gets the action.
  open func setTarget(_ target: Any?) { ownTarget = target.map { $0 as AnyObject } }
  /// Sets the action of changes.
  open func setAction(_ selector: Selector?) { ownAction = selector }
  /// Adds a list of colours; stored only.
  open func attachColorList(_ colorList: NSColorList) { lists.append(colorList) }
  /// Removes a list of colours.
  open func detachColorList(_ colorList: NSColorList) { lists.removeAll { $0 === colorList } }
  private var lists: [NSColorList] = []
  /// Posted after the colour changed.
  public static let colorDidChangeNotification = Notification.Name(
    "NSColorPanelColorDidChangeNotification")
}

/// A list of colours by name.
///
/// - SeeAlso: Apple, "NSColorList".
@preconcurrency @MainActor open class NSColorList: NSObject {
  /// The name of a list.
  public typealias Name = String
  /// The lists of the system: none.
  open class var availableColorLists: [NSColorList] { [] }
  /// The name.
  public let name: Name?
  private var colors: [(key: NSColor.Name, color: NSColor)] = []
  /// Whether colours can be set.
  open var isEditable: Bool { true }
  /// The names of the colours, in order.
  open var allKeys: [NSColor.Name] { colors.map(\.key) }

  /// Creates an empty list.
  public init(name: Name) { self.name = name }
  /// Creates a list from a file; an empty one, as none is read.
  public init?(name: Name, fromFile path: String?) { self.name = name }
  /// Creates the list with a name; nil.
  public convenience init?(named name: Name) { return nil }
  /// Returns the colour with a name.
  open func color(withKey key: NSColor.Name) -> NSColor? { colors.first { $0.key == key }?.color }
  /// Sets the colour with a name.
  open func setColor(_ color: NSColor, forKey key: NSColor.Name) {
    if let index = colors.firstIndex(where: { $0.key == key }) {
      colors[index].color = color
    } else {
      colors.append((key, color))
    }
  }
  /// Inserts a colour.
  open func insertColor(_ color: NSColor, key: NSColor.Name, at loc: Int) {
    removeColor(withKey: key)
    colors.insert((key, color), at: min(loc, colors.count))
  }
  /// Removes the colour with a name.
  open func removeColor(withKey key: NSColor.Name) { colors.removeAll { $0.key == key } }
  /// Writes the list to a file; returns false.
  @discardableResult
  open func write(toFile path: String?) -> Bool { false }
  /// Removes the file of the list; does nothing.
  open func removeFile() {}
  /// Posted after a list changed.
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSColorListDidChangeNotification")
}
