public import Foundation

/// A control that shows a path as a row of names.
///
/// - SeeAlso: Apple, "NSPathControl".
@preconcurrency @MainActor open class NSPathControl: NSControl {
  package override var controlStyle: ControlStyle { .path }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 22)
  }

  /// The presentation of a path.
  public enum Style: Int, Sendable {
    case standard = 0
    case popUp = 2
  }
  /// The presentation of the path; drawn as a row of names.
  open var pathStyle = Style.standard { didSet { needsDisplay = true } }
  /// The parts of the path that were set; those of the URL unless set.
  open var pathItems: [NSPathControlItem] {
    get { ownItems ?? Self.items(of: url) }
    set {
      ownItems = newValue
      needsDisplay = true
    }
  }
  private var ownItems: [NSPathControlItem]?
  private static func items(of url: URL?) -> [NSPathControlItem] {
    guard let url else { return [] }
    var current = URL(fileURLWithPath: "/")
    return url.pathComponents.map { name in
      if name != "/" { current.appendPathComponent(name) }
      let item = NSPathControlItem()
      item.title = name
      item.url = current
      return item
    }
  }
  /// The part that was clicked last; nil, as parts are not clicked.
  open var clickedPathItem: NSPathControlItem? { nil }
  /// Whether another path may be selected; stored only.
  open var isEditable = true
  /// The types of files that may be selected; stored only.
  open var allowedTypes: [String]?
  /// The text of an empty control.
  open var placeholderString: String? { didSet { needsDisplay = true } }
  /// The text of an empty control with attributes; stored only.
  open var placeholderAttributedString: NSAttributedString?
  /// The action of a double click; stored only.
  open var doubleAction: Selector?
  /// The object that is asked about dragging.
  open weak var delegate: (any NSPathControlDelegate)?
  /// Sets the operations of dragging; does nothing.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  package override class var standardCellClass: NSCell.Type? { NSPathCell.self }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSPathControl else { return }
    (url, pathStyle, ownItems) = (other.url, other.pathStyle, other.ownItems)
    backgroundColor = other.backgroundColor
  }
  /// The displayed path.
  open var url: URL? { didSet { needsDisplay = true } }
  /// The background colour; nil for none.
  open var backgroundColor: NSColor? { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { $0.path(of: self) }
  }
}

/// A part of a displayed path.
///
/// - SeeAlso: Apple, "NSPathControlItem".
@preconcurrency @MainActor open class NSPathControlItem: NSObject {
  /// The title.
  open var title = ""
  /// The title with attributes.
  open var attributedTitle = NSAttributedString(string: "")
  /// The picture.
  open var image: NSImage?
  /// The address of the part; nil for one without.
  open internal(set) var url: URL?
}

/// An object that a path control asks about dragging.
///
/// - SeeAlso: Apple, "NSPathControlDelegate".
@preconcurrency @MainActor public protocol NSPathControlDelegate: NSObjectProtocol {
  /// Whether a part may be dragged.
  func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem,
    with pasteboard: NSPasteboard
  ) -> Bool
  /// Returns what a drop would do.
  func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo)
    -> NSDragOperation
  /// Takes the dropped data; returns whether it could.
  func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
  /// The menu is about to open.
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}
extension NSPathControlDelegate {
  /// Returns true.
  public func pathControl(
    _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem,
    with pasteboard: NSPasteboard
  ) -> Bool { true }
  /// Returns no operation.
  public func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo)
    -> NSDragOperation
  { [] }
  /// Returns false.
  public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
  { false }
  /// Does nothing.
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}
