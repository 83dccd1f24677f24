internal import Foundation
internal import FoundationShims
package import IBDocument
internal import LayoutTree
package import NibBuilding

/// UIKit's part in the objects that a program loads from a document.
@MainActor struct UIKitNib: NibFront {
  private let reader: NibReader

  /// Creates the objects of a document that a program loads.
  init(_ document: Document) { self.init(document, options: .program) }

  init(_ document: Document, options: NibOptions) {
    reader = NibReader(NibSource(document, options: options))
  }

  var toolkit: any NibToolkit { UIKitToolkit() }
  var awakensPlaceholders: Bool { false }

  func makeObject(_ element: Element) -> AnyObject? {
    element.name == "customObject" ? NibClasses.object(element) : NibObjects.recognizer(element)
  }

  /// Gives a cell the texts and the picture of its style that the document has.
  func adoptParts(of view: any ViewHost, _ element: ViewElement, _ objects: [String: AnyObject]) {
    guard let cell = view as? UITableViewCell else { return }
    func object(_ key: String) -> AnyObject? {
      guard let id = element.attribute(key) else { return nil }
      return objects[id]
    }
    let text = object("textLabel") as? UILabel
    let detail = object("detailTextLabel") as? UILabel
    let image = object("imageView") as? UIImageView
    guard text != nil || detail != nil || image != nil else { return }
    cell.standardContent.adopt(text: text, detail: detail, image: image)
  }

  func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?
  ) {
    guard let identifier = prototype.attribute("reuseIdentifier") else { return }
    switch owner {
    case let table as UITableView:
      table.rows.cells.register({ make() as? UITableViewCell }, identifier)
    case let collection as UICollectionView:
      collection.items.cells.register({ make() as? UICollectionReusableView }, identifier)
    default: break
    }
  }

  func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    StandardOutlets.set(name, of: source, to: target)
  }

  func setOutlets(_ name: String, of source: AnyObject, to targets: [AnyObject]) -> Bool {
    StandardOutlets.set(name, of: source, to: targets)
  }

  func addAction(
    _ action: Selector, of source: AnyObject, event: String?, to target: AnyObject?
  ) {
    switch source {
    case let control as UIControl:
      let event = event.flatMap(UIControl.Event.init(word:)) ?? .touchUpInside
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  func color(_ element: ColorElement) -> AnyObject? { reader.color(element) }

  func image(named name: String) -> AnyObject? { reader.image(named: name) }

  func awaken(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    default: (object as? any NibCreatable)?.awakeFromNib()
    }
  }

  func prepareForInterfaceBuilder(_ object: AnyObject) {
    (object as? UIView)?.prepareForInterfaceBuilder()
  }
}

extension UIKitToolkit {
  /// Sets outlets and runtime attributes of views that a tool shows, and calls their
  /// `prepareForInterfaceBuilder`.
  package static func prepareForInterfaceBuilder(
    _ roots: [BuiltRoot], of document: Document, options: NibOptions
  ) {
    NibConnector.prepareForInterfaceBuilder(roots, UIKitNib(document, options: options))
  }
}

extension SizeClasses? {
  /// The size classes of the screen.
  @MainActor static var ofScreen: SizeClasses? {
    let traits = UIScreen.main.traitCollection
    return SizeClasses(
      horizontal: traits.horizontalSizeClass == .compact ? .compact : .regular,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}
