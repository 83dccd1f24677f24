public import Foundation

/// A picture of the pointer.
///
/// There is no pointer; the current cursor is a value.
///
/// - SeeAlso: Apple, "NSCursor".
///
/// Unchecked: open for subclasses, as Apple's is; what it stores is set before it is used.
open class NSCursor: NSObject, @unchecked Sendable {
  /// The name of one of the system's cursors, for descriptions.
  let name: String
  /// The picture.
  public let image: NSImage
  /// The point of the picture that points.
  public let hotSpot: NSPoint

  /// Creates a cursor with a picture and the point of it that points.
  public init(image newImage: NSImage, hotSpot: NSPoint) {
    name = "custom"
    image = newImage
    self.hotSpot = hotSpot
  }
  private init(_ name: String) {
    self.name = name
    image = NSImage(size: NSSize(width: 16, height: 16))
    hotSpot = NSPoint(x: 8, y: 8)
  }
  /// The class with the cursor's name.
  open override var description: String { "NSCursor \(name)" }

  // MARK: The current cursor

  @MainActor private static var stack: [NSCursor] = [arrow]
  /// The current cursor.
  @preconcurrency @MainActor public static var current: NSCursor { stack.last ?? arrow }
  /// The system's current cursor, the same.
  @preconcurrency @MainActor public static var currentSystem: NSCursor? { current }
  /// Makes this the current cursor.
  @preconcurrency @MainActor open func set() {
    _ = Self.stack.popLast()
    Self.stack.append(self)
  }
  /// Makes this the current cursor until it is popped.
  @preconcurrency @MainActor open func push() { Self.stack.append(self) }
  /// Makes the cursor before this one the current one again.
  @preconcurrency @MainActor open func pop() { Self.pop() }
  /// Makes the former cursor the current one again.
  @preconcurrency @MainActor open class func pop() { if stack.count > 1 { stack.removeLast() } }
  /// The number of calls of ``hide()`` without ``unhide()``.
  @MainActor static var hidden = 0
  /// Hides the pointer; calls nest.
  @preconcurrency @MainActor open class func hide() { hidden += 1 }
  /// Shows the pointer again.
  @preconcurrency @MainActor open class func unhide() { hidden = max(0, hidden - 1) }
  /// Hides the pointer until it moves; does nothing.
  @preconcurrency @MainActor open class func setHiddenUntilMouseMoves(_ flag: Bool) {}
  /// Whether the cursor becomes current when the mouse enters a rectangle; stored only.
  @preconcurrency @MainActor open var isSetOnMouseEntered: Bool {
    get { Self.enteredCursors.contains(ObjectIdentifier(self)) }
    set {
      if newValue { Self.enteredCursors.insert(ObjectIdentifier(self)) }
      if !newValue { Self.enteredCursors.remove(ObjectIdentifier(self)) }
    }
  }
  @MainActor private static var enteredCursors: Set<ObjectIdentifier> = []
  /// Makes this the current cursor.
  @preconcurrency @MainActor open func mouseEntered(with event: NSEvent) { set() }
  /// Makes the arrow the current cursor.
  @preconcurrency @MainActor open func mouseExited(with event: NSEvent) { NSCursor.arrow.set() }

  // MARK: The system's cursors

  /// The arrow.
  public static let arrow = NSCursor("arrow")
  /// The caret of horizontal text.
  public static let iBeam = NSCursor("iBeam")
  /// The caret of vertical text.
  public static let iBeamCursorForVerticalLayout = NSCursor("iBeamCursorForVerticalLayout")
  /// The hand over a link.
  public static let pointingHand = NSCursor("pointingHand")
  /// The hand that drags.
  public static let closedHand = NSCursor("closedHand")
  /// The hand that can drag.
  public static let openHand = NSCursor("openHand")
  /// The arrow to the left.
  public static let resizeLeft = NSCursor("resizeLeft")
  /// The arrow to the right.
  public static let resizeRight = NSCursor("resizeRight")
  /// The arrow to the left and right.
  public static let resizeLeftRight = NSCursor("resizeLeftRight")
  /// The arrow up.
  public static let resizeUp = NSCursor("resizeUp")
  /// The arrow down.
  public static let resizeDown = NSCursor("resizeDown")
  /// The arrow up and down.
  public static let resizeUpDown = NSCursor("resizeUpDown")
  /// The cross.
  public static let crosshair = NSCursor("crosshair")
  /// The cloud of an item that disappears.
  public static let disappearingItem = NSCursor("disappearingItem")
  /// The sign of a drop that is not allowed.
  public static let operationNotAllowed = NSCursor("operationNotAllowed")
  /// The arrow of a link.
  public static let dragLink = NSCursor("dragLink")
  /// The arrow of a copy.
  public static let dragCopy = NSCursor("dragCopy")
  /// The arrow with a menu.
  public static let contextualMenu = NSCursor("contextualMenu")
  /// The divider between columns.
  public static let columnResize = NSCursor("columnResize")
  /// The divider between rows.
  public static let rowResize = NSCursor("rowResize")
  /// The lens that magnifies.
  public static let zoomIn = NSCursor("zoomIn")
  /// The lens that reduces.
  public static let zoomOut = NSCursor("zoomOut")
  /// Returns the divider between columns for some directions.
  public static func columnResize(directions: NSHorizontalDirections) -> NSCursor { columnResize }
  /// Returns the divider between rows for some directions.
  public static func rowResize(directions: NSVerticalDirections) -> NSCursor { rowResize }
  /// Returns the cursor that resizes a frame at a position.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = [.inward, .outward]
  ) -> NSCursor {
    switch position {
    case .left, .right: resizeLeftRight
    case .top, .bottom: resizeUpDown
    default: crosshair
    }
  }

  /// The edge or corner of a frame that is resized.
  public struct FrameResizePosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = FrameResizePosition(rawValue: 1)
    /// The left edge.
    public static let left = FrameResizePosition(rawValue: 2)
    /// The lower edge.
    public static let bottom = FrameResizePosition(rawValue: 4)
    /// The right edge.
    public static let right = FrameResizePosition(rawValue: 8)
    /// The upper left corner.
    public static let topLeft: FrameResizePosition = [.top, .left]
    /// The upper right corner.
    public static let topRight: FrameResizePosition = [.top, .right]
    /// The lower left corner.
    public static let bottomLeft: FrameResizePosition = [.bottom, .left]
    /// The lower right corner.
    public static let bottomRight: FrameResizePosition = [.bottom, .right]
  }
  /// The direction in which a frame is resized.
  public enum FrameResizeDirection: Hashable, Sendable {
    case inward, outward
    /// Several directions.
    public typealias Set = Swift.Set<FrameResizeDirection>
  }
}

/// Directions along the horizontal axis.
public struct NSHorizontalDirections: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates directions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To the left.
  public static let left = NSHorizontalDirections(rawValue: 1)
  /// To the right.
  public static let right = NSHorizontalDirections(rawValue: 2)
  /// Both.
  public static let all: NSHorizontalDirections = [.left, .right]
}

/// Directions along the vertical axis.
public struct NSVerticalDirections: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates directions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Up.
  public static let up = NSVerticalDirections(rawValue: 1)
  /// Down.
  public static let down = NSVerticalDirections(rawValue: 2)
  /// Both.
  public static let all: NSVerticalDirections = [.up, .down]
}
