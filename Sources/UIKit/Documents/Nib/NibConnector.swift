internal import Foundation
internal import FoundationShims
package import IBDocument
internal import LayoutTree
package import NibBuilding

/// Connects the objects of a loaded document: outlets, collections, runtime attributes and actions.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process.
@MainActor struct NibConnector {
  /// The loaded objects by their ids.
  private(set) var objects: [String: AnyObject] = [:]
  /// The id of what stands for the first responder.
  var firstResponder: String? = "-2"
  private let reader: NibReader

  init(_ reader: NibReader) { self.reader = reader }

  /// What documents are built with for programs.
  static var options: NibOptions {
    var options = NibOptions()
    options.purpose = .runTime
    options.usesCustomClasses = true
    return options
  }

  /// Takes an object in.
  mutating func add(_ object: AnyObject, id: String) { objects[id] = object }

  /// Takes everything of a root in: views, guides and constraints.
  mutating func add(_ root: BuiltRoot) {
    for (id, item) in root.items { objects[id] = item }
    for (constraint, element) in root.constraints { objects[element.id] = constraint }
  }

  /// Sets the runtime attributes of a root's views and makes the connections that start at them.
  func connectViews(of root: BuiltRoot) {
    applyAttributes(root)
    for (_, view, element) in root.views {
      if let cell = view as? UITableViewCell { adoptContent(of: cell, element) }
      connect(view, element.connections)
    }
  }

  /// Gives a cell the texts and the picture of its style that the document has.
  private func adoptContent(of cell: UITableViewCell, _ element: ViewElement) {
    func object<Object>(_ key: String) -> Object? {
      element.attribute(key).flatMap { objects[$0] } as? Object
    }
    let (text, detail): (UILabel?, UILabel?) = (object("textLabel"), object("detailTextLabel"))
    let image: UIImageView? = object("imageView")
    guard text != nil || detail != nil || image != nil else { return }
    cell.standardContent.adopt(text: text, detail: detail, image: image)
  }

  /// Tells the views of a root that they are connected.
  static func awake(_ root: BuiltRoot) {
    for (_, view, _) in root.views { (view as? UIView)?.awakeFromNib() }
  }

  /// Sets the runtime attributes of a root's views.
  func applyAttributes(_ root: BuiltRoot) {
    for (_, view, element) in root.views {
      apply(element.userDefinedRuntimeAttributes, to: view)
    }
  }

  /// Sets the runtime attributes of an object that is no view.
  func applyAttributes(of element: Element, to object: AnyObject) {
    apply(RuntimeAttribute.all(of: element), to: object)
  }

  private func apply(_ attributes: [RuntimeAttribute], to object: AnyObject) {
    guard let names = NibConnections.of(object) else { return }
    for attribute in attributes {
      // Those of layers were set with the view.
      guard let value = attribute.value, !attribute.keyPath.hasPrefix("layer.") else { continue }
      if !names.set(value.object(reader), attribute: attribute.keyPath, of: object) {
        Self.report(object, attribute.keyPath)
      }
    }
  }

  /// Makes the connections that start at an object.
  func connect(_ source: AnyObject, _ connections: [Connection]) {
    var collections: [(name: String, members: [AnyObject])] = []
    for connection in connections {
      guard let id = connection.destination else { continue }
      if connection.kind == "action", id == firstResponder, let selector = connection.selector {
        addAction(selector, nil, to: source, connection.eventType)
      }
      guard let target = objects[id] else { continue }
      switch connection.kind {
      case "outlet":
        guard let name = connection.property else { continue }
        set(target, outlet: name, of: source)
      case "outletCollection":
        guard let name = connection.property else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].members.append(target)
        } else {
          collections.append((name, [target]))
        }
      case "action":
        guard let selector = connection.selector else { continue }
        addAction(selector, target, to: source, connection.eventType)
      default: break
      }
    }
    for (name, members) in collections {
      if StandardOutlets.set(members, name, of: source) { continue }
      guard let names = NibConnections.of(source) else { continue }
      if !names.set(members, collection: name, of: source) { Self.report(source, name) }
    }
  }

  private func set(_ target: AnyObject, outlet name: String, of source: AnyObject) {
    if NibConnections.of(source)?.set(target, outlet: name, of: source) == true { return }
    if !StandardOutlets.set(target, name, of: source) { Self.report(source, name) }
  }

  /// Lets a target hear of an object's action; nil stands for the first responder.
  private func addAction(
    _ selector: String, _ target: AnyObject?, to source: AnyObject, _ event: String?
  ) {
    switch source {
    case let control as UIControl:
      let event = event.flatMap(UIControl.Event.init(word:)) ?? .touchUpInside
      control.addTarget(target, action: Selector(selector), for: event)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, Selector(selector))
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: Selector(selector)) }
    default: break
    }
  }

  /// What Apple makes an exception is said, and loading goes on.
  private static func report(_ object: AnyObject, _ key: String) {
    LayoutProfile.current.log(
      "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}

extension RuntimeAttribute.Value {
  /// The value as properties have it: numbers as `Double`, colours and images as UIKit's; nil for no value.
  @MainActor func object(_ reader: NibReader) -> Any? {
    switch self {
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .color(let color): reader.color(color)
    case .image(let name): reader.image(named: name)
    case .null: nil
    }
  }
}

extension UIKitToolkit {
  /// Sets outlets and runtime attributes of views that a tool shows, and tells them so.
  package static func prepareForInterfaceBuilder(
    _ roots: [BuiltRoot], of document: Document, options: NibOptions
  ) {
    var connector = NibConnector(NibReader(NibSource(document, options: options)))
    for root in roots { connector.add(root) }
    for root in roots {
      connector.applyAttributes(root)
      for (_, view, element) in root.views where view is any NibConnectable {
        connector.connect(view, element.connections)
      }
      for (_, view, _) in root.views { (view as? UIView)?.prepareForInterfaceBuilder() }
    }
  }
}
