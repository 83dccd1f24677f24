public import Foundation

/// The effect of a drop; raw values are Apple's.
public struct NSDragOperation: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates operations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The data is copied.
  public static let copy = NSDragOperation(rawValue: 1)
  /// The data is linked.
  public static let link = NSDragOperation(rawValue: 2)
  /// The program decides.
  public static let generic = NSDragOperation(rawValue: 4)
  /// The programs agree in private.
  public static let `private` = NSDragOperation(rawValue: 8)
  /// The data is moved.
  public static let move = NSDragOperation(rawValue: 16)
  /// The data is deleted.
  public static let delete = NSDragOperation(rawValue: 32)
  /// Any operation.
  public static let every = NSDragOperation(rawValue: UInt.max)
}

/// The programs between which something is dragged.
public enum NSDraggingContext: Int, Sendable {
  case outsideApplication, withinApplication
}
/// The arrangement of dragged pictures.
public enum NSDraggingFormation: Int, Sendable {
  case `default`, none, pile, list, stack
}
/// Options of walking through dragged items.
public struct NSDraggingItemEnumerationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Several at a time.
  public static let concurrent = NSDraggingItemEnumerationOptions(rawValue: 1)
  /// Pictures of items that are not of the classes are removed.
  public static let clearNonenumeratedImages = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
}
/// The highlight of a view above which something rests while it is dragged.
public enum NSSpringLoadingHighlight: Int, Sendable {
  case none, standard, emphasized
}
/// The way in which a view is opened by something that rests above it.
public struct NSSpringLoadingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not at all.
  public static let disabled: NSSpringLoadingOptions = []
  /// Opened.
  public static let enabled = NSSpringLoadingOptions(rawValue: 1)
  /// Opened again and again.
  public static let continuousActivation = NSSpringLoadingOptions(rawValue: 2)
  /// Not opened by a press.
  public static let noHover = NSSpringLoadingOptions(rawValue: 8)
}

/// The facts about something that is dragged, for a destination.
///
/// - SeeAlso: Apple, "NSDraggingInfo".
@preconcurrency @MainActor public protocol NSDraggingInfo: NSObjectProtocol {
  /// The window above which it is dragged.
  var draggingDestinationWindow: NSWindow? { get }
  /// The operations that the source allows.
  var draggingSourceOperationMask: NSDragOperation { get }
  /// The place in the window.
  var draggingLocation: NSPoint { get }
  /// The place of the picture in the window.
  var draggedImageLocation: NSPoint { get }
  /// The picture.
  var draggedImage: NSImage? { get }
  /// The pasteboard with the data.
  var draggingPasteboard: NSPasteboard { get }
  /// The source; nil for another program.
  var draggingSource: Any? { get }
  /// A number of the session.
  var draggingSequenceNumber: Int { get }
  /// Moves the picture to a place.
  func slideDraggedImage(to screenPoint: NSPoint)
  /// The arrangement of the pictures.
  var draggingFormation: NSDraggingFormation { get set }
  /// Whether the pictures fly to the destination.
  var animatesToDestination: Bool { get set }
  /// The number of items that would be taken.
  var numberOfValidItemsForDrop: Int { get set }
  /// The highlight of a view that something rests above.
  var springLoadingHighlight: NSSpringLoadingHighlight { get }
  /// Ends the opening of a view by something that rests above it.
  func resetSpringLoading()
  /// Walks through the dragged items.
  func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
    searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}

/// A view or window on which something can be dropped.
///
/// - SeeAlso: Apple, "NSDraggingDestination".
@preconcurrency @MainActor public protocol NSDraggingDestination: NSObjectProtocol {
  /// An object is dragged into the destination; returns what a drop would do.
  func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// An object is dragged in the destination; returns what a drop would do.
  func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
  /// An object is dragged out of the destination.
  func draggingExited(_ sender: (any NSDraggingInfo)?)
  /// An object was dropped; returns whether the destination accepts it.
  func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Takes the dropped data; returns whether it could.
  func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
  /// Called after the data was taken.
  func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
  /// Called after dragging ended anywhere.
  func draggingEnded(_ sender: any NSDraggingInfo)
  /// Whether the destination is notified of dragging that does not move.
  func wantsPeriodicDraggingUpdates() -> Bool
  /// Changes the pictures of the dragged items.
  func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?)
}

extension NSDraggingDestination {
  /// Returns no operation.
  public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Returns what entering returned.
  public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    draggingEntered(sender)
  }
  /// Does nothing.
  public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Returns true.
  public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Returns false.
  public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Does nothing.
  public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Does nothing.
  public func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Returns true.
  public func wantsPeriodicDraggingUpdates() -> Bool { true }
  /// Does nothing.
  public func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
}

/// An object from which something is dragged.
///
/// - SeeAlso: Apple, "NSDraggingSource".
@preconcurrency @MainActor public protocol NSDraggingSource: NSObjectProtocol {
  /// Returns the operations that the source allows.
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation
  /// Dragging will begin at a point of the screen.
  func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
  /// Dragging moved to a point of the screen.
  func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
  /// Dragging ended at a point of the screen.
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
  /// Whether modifier keys have no effect on the operation.
  func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}

extension NSDraggingSource {
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Does nothing.
  public func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Returns false.
  public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

/// A view that something which rests above it opens.
///
/// - SeeAlso: Apple, "NSSpringLoadingDestination".
@preconcurrency @MainActor public protocol NSSpringLoadingDestination: NSObjectProtocol {
  /// The view was opened or closed.
  func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo)
  /// The highlight changed.
  func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo)
  /// Dragging enters; returns the way of opening.
  func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
  /// Dragging moves; returns the way of opening.
  func springLoadingUpdated(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions
  /// Dragging leaves.
  func springLoadingExited(_ draggingInfo: any NSDraggingInfo)
  /// Dragging ended.
  func draggingEnded(_ draggingInfo: any NSDraggingInfo)
}

extension NSSpringLoadingDestination {
  /// Returns that the view is opened.
  public func springLoadingEntered(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions {
    .enabled
  }
  /// Returns that the view is opened.
  public func springLoadingUpdated(_ draggingInfo: any NSDraggingInfo) -> NSSpringLoadingOptions {
    .enabled
  }
  /// Does nothing.
  public func springLoadingExited(_ draggingInfo: any NSDraggingInfo) {}
}

/// Dragging of items from a source.
///
/// - SeeAlso: Apple, "NSDraggingSession".
@preconcurrency @MainActor open class NSDraggingSession: NSObject {
  /// The items; also those on the pasteboard.
  private let items: [NSDraggingItem]
  private weak var source: (any NSDraggingSource)?
  /// The arrangement of the pictures.
  open var draggingFormation = NSDraggingFormation.default
  /// Whether the pictures fly back when nothing takes them.
  open var animatesToStartingPositionsOnCancelOrFail = true
  /// The index of the item below the mouse.
  open var draggingLeaderIndex = 0
  /// The pasteboard with the data.
  public let draggingPasteboard: NSPasteboard
  /// A number of the session.
  public let draggingSequenceNumber: Int
  /// The place of the mouse on the screen.
  public let draggingLocation: NSPoint
  private static var count = 0

  init(items: [NSDraggingItem], source: any NSDraggingSource, location: NSPoint) {
    self.items = items
    self.source = source
    draggingLocation = location
    draggingPasteboard = NSPasteboard(name: .drag)
    Self.count += 1
    draggingSequenceNumber = Self.count
    super.init()
    draggingPasteboard.clearContents()
    draggingPasteboard.writeObjects(items.compactMap { $0.item as? any NSPasteboardWriting })
    source.draggingSession(self, willBeginAt: location)
  }

  /// Walks through the dragged items.
  open func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions = [], for view: NSView?,
    classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any] = [:],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, item) in items.enumerated() where !stop.boolValue { block(item, index, &stop) }
  }
}

/// An item that is dragged, with its pictures.
///
/// - SeeAlso: Apple, "NSDraggingItem".
@preconcurrency @MainActor open class NSDraggingItem: NSObject {
  /// The name of a part of a dragged picture.
  public struct ImageComponentKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The icon.
    public static let icon = ImageComponentKey(rawValue: "icon")
    /// The label.
    public static let label = ImageComponentKey(rawValue: "label")
  }
  /// The object that is written on the pasteboard.
  public let item: Any
  /// The frame of the picture.
  open var draggingFrame = NSRect.zero
  /// Returns the parts of the picture when they are needed.
  open var imageComponentsProvider: (() -> [NSDraggingImageComponent])?
  private var contents: Any?

  /// Creates an item of an object that writes itself on the pasteboard.
  public init(pasteboardWriter: any NSPasteboardWriting) {
    item = pasteboardWriter
  }
  /// Sets the picture and its frame.
  open func setDraggingFrame(_ frame: NSRect, contents: Any?) {
    draggingFrame = frame
    self.contents = contents
  }
  /// The parts of the picture.
  open var imageComponents: [NSDraggingImageComponent]? {
    if let imageComponentsProvider { return imageComponentsProvider() }
    guard let contents else { return nil }
    let part = NSDraggingImageComponent(key: .icon)
    part.contents = contents
    part.frame = NSRect(origin: .zero, size: draggingFrame.size)
    return [part]
  }
}

/// A part of a dragged picture.
///
/// - SeeAlso: Apple, "NSDraggingImageComponent".
@preconcurrency @MainActor open class NSDraggingImageComponent: NSObject {
  /// The name of the part.
  open var key: NSDraggingItem.ImageComponentKey
  /// The picture.
  open var contents: Any?
  /// The frame in the item's frame.
  open var frame = NSRect.zero
  /// Creates a part with a name.
  public init(key: NSDraggingItem.ImageComponentKey) { self.key = key }
}
