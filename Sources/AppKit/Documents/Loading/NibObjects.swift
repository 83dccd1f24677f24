internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// Creates a document's objects other than views: windows and controllers.
@MainActor enum NibObjects {
  /// Creates a window of the element's class; its content is set afterwards.
  static func window(_ element: Element) -> NSWindow {
    let content = CGRect(element.child("rect", key: "contentRect"))
    let style = styleMask(element.child("windowStyleMask", key: "styleMask"))
    let window: NSWindow
    if let type = NibClasses.custom(element, as: NSWindow.self),
      let made = type.init(coder: NibCoder.shared)
    {
      window = made
      window.styleMask = style
      window.setFrame(window.frameRect(forContentRect: content), display: false)
      if window.contentView == nil { window.contentView = NSView(frame: .zero) }
    } else {
      window = NSWindow(contentRect: content, styleMask: style, backing: .buffered, defer: true)
    }
    window.title = element["title"] ?? ""
    window.appearance = element["appearanceType"].flatMap { AppKitToolkit.appearances[$0] }
    if let size = CGSize(element.child("value", key: "minSize")) { window.minSize = size }
    if let size = CGSize(element.child("value", key: "maxSize")) { window.maxSize = size }
    if let size = CGSize(element.child("value", key: "contentMinSize")) {
      window.contentMinSize = size
    }
    if let size = CGSize(element.child("value", key: "contentMaxSize")) {
      window.contentMaxSize = size
    }
    return window
  }

  private static func styleMask(_ element: Element?) -> NSWindow.StyleMask {
    let words: [(String, NSWindow.StyleMask)] = [
      ("titled", .titled), ("closable", .closable), ("miniaturizable", .miniaturizable),
      ("resizable", .resizable), ("utility", .utilityWindow),
      ("fullSizeContentView", .fullSizeContentView),
    ]
    var style: NSWindow.StyleMask = []
    for (word, part) in words where element?.bool(word) == true { style.insert(part) }
    return style
  }

  /// Creates a controller of the element's class for the document that the element names.
  static func viewController(_ element: Element) -> NSViewController? {
    let type = NibClasses.custom(element, as: NSViewController.self) ?? NSViewController.self
    let controller = type.init(coder: NibCoder.shared)
    controller?.setDocumentName(named: element["nibName"])
    controller?.title = element["title"]
    return controller
  }

  /// The elements of bindings, which are ignored without a message.
  private static let bindings: Set<String> = [
    "userDefaultsController", "objectController", "arrayController", "dictionaryController",
    "treeController",
  ]

  /// Logs an object whose class is not available.
  static func report(_ element: Element) {
    guard !bindings.contains(element.name) else { return }
    LayoutProfile.current.log(
      "The \(element.name) at \(element.position) is not made: AppKit has no class for it here.")
  }
}
