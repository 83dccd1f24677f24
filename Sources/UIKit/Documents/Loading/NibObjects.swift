internal import Foundation
internal import IBDocument

/// A document's objects other than views: bar button items and gesture recognizers.
@MainActor enum NibObjects {
  /// A gesture recognizer by the element's name; nil for another object.
  static func recognizer(_ element: Element) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      recognizer = tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
    case "panGestureRecognizer": recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    case "screenEdgePanGestureRecognizer":
      recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    case "swipeGestureRecognizer": recognizer = UISwipeGestureRecognizer(target: nil, action: nil)
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
    case "rotationGestureRecognizer":
      recognizer = UIRotationGestureRecognizer(target: nil, action: nil)
    default: return nil
    }
    recognizer.isEnabled = element.bool("enabled") ?? true
    return recognizer
  }

  /// The buttons at one end of a navigation item, with their elements; nil when the document states none.
  static func barButtons(
    of item: Element, at end: String
  ) -> [(button: UIBarButtonItem, element: Element)]? {
    barButtonElements(of: item, at: end)?.map { (barButton($0), $0) }
  }

  /// The elements of those buttons.
  static func barButtonElements(of item: Element, at end: String) -> [Element]? {
    let one = item.child("barButtonItem", key: "\(end)BarButtonItem").map { [$0] }
    return one ?? item.child("\(end)BarButtonItems")?.children(named: "barButtonItem")
  }

  /// A button of a bar, or a space.
  static func barButton(_ element: Element) -> UIBarButtonItem {
    let button: UIBarButtonItem
    if let word = element["systemItem"],
      let index = systemItems.firstIndex(of: word),
      let item = UIBarButtonItem.SystemItem(rawValue: index)
    {
      button = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    } else {
      button = UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
      button.image = element.imageName().flatMap {
        element.statesSystemImage() ? UIImage(systemName: $0) : UIImage(named: $0)
      }
    }
    if element["style"] == "done" { button.style = .done }
    button.width = element.number("width").map { CGFloat($0) } ?? 0
    button.isEnabled = element.bool("enabled") ?? true
    button.documentID = element["id"]
    return button
  }

  /// The symbol or file of an image on the canvas; nil for one that is missing.
  static func image(_ name: String, of element: Element, _ reader: NibReader) -> UIImage? {
    element.statesSystemImage() ? UIImage(systemName: name) : reader.image(named: name)
  }

  /// The words of documents, in the order of Apple's numbers.
  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
  ]
}

extension UIControl.Event {
  /// Creates an event by its word in documents; nil for an unknown one.
  init?(word: String) {
    switch word {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: return nil
    }
  }
}
