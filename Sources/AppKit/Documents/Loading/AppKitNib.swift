internal import Foundation
internal import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The nib loader's interface to AppKit objects.
@MainActor struct AppKitNib: NibFront {
  private let reader: NibReader

  /// Creates the objects of a document that a program loads.
  init(_ document: Document) {
    reader = NibReader(NibSource(document, options: .program))
  }

  /// The toolkit that creates views; controls have the current generation, independent of the tool that saved
  /// the document.
  var toolkit: any NibToolkit { AppKitToolkit(generation: .current) }
  var awakensPlaceholders: Bool { true }

  func makeObject(_ element: Element) -> AnyObject? {
    switch element.name {
    case "window", "panel": return NibObjects.window(element)
    case "viewController": return NibObjects.viewController(element)
    case "customObject":
      if let type = NibClasses.find(
        element["customClass"] ?? "NSObject", module: element["customModule"]) as? NSResponder.Type
      {
        return type.init(coder: NibCoder.shared)
      }
      return NibClasses.object(element)
    default:
      NibObjects.report(element)
      return nil
    }
  }

  func place(_ view: any ViewHost, of element: ViewElement, in object: AnyObject) -> Bool {
    guard let view = view as? NSView else { return false }
    switch (object, element.key) {
    case (let window as NSWindow, "contentView"): window.contentView = view
    case (let controller as NSViewController, "view"): controller.view = view
    default: return false
    }
    return true
  }

  func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?
  ) {
    guard let table = owner as? NSTableView, let name = prototype.attribute("identifier") else {
      return
    }
    let identifier = NSUserInterfaceItemIdentifier(name)
    table.rows.makers[identifier] = {
      let view = make() as? NSView
      view?.identifier = identifier
      return view
    }
  }

  func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    StandardOutlets.set(name, of: source, to: target)
  }

  /// Always false: AppKit classes have no outlet collections.
  func setOutlets(_ name: String, of source: AnyObject, to targets: [AnyObject]) -> Bool { false }

  func addAction(
    _ action: Selector, of source: AnyObject, event: String?, to target: AnyObject?
  ) {
    guard let control = source as? NSControl else { return }
    (control.target, control.action) = (target, action)
  }

  func color(_ element: ColorElement) -> AnyObject? { reader.color(element) }

  func image(named name: String) -> AnyObject? { reader.image(named: name) }

  func awaken(_ object: AnyObject) {
    if let responder = object as? NSResponder {
      responder.awakeFromNib()
    } else {
      (object as? any NibCreatable)?.awakeFromNib()
    }
  }

  func prepareForInterfaceBuilder(_ object: AnyObject) {
    (object as? NSResponder)?.prepareForInterfaceBuilder()
  }
}
