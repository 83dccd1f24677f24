internal import Foundation
package import IBDocument
package import NibBuilding
internal import ViewCore

/// Connects the objects of a loaded document: outlets, collections, runtime attributes and actions.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process.
@MainActor struct NibConnector {
  /// The loaded objects by their ids.
  private(set) var objects: [String: AnyObject] = [:]
  private let reader: NibReader

  init(_ reader: NibReader) { self.reader = reader }

  /// Takes an object in.
  mutating func add(_ object: AnyObject, id: String) { objects[id] = object }

  /// Takes everything of a root in: views, guides and constraints.
  mutating func add(_ root: BuiltRoot) {
    for (id, item) in root.items { objects[id] = item }
    for (constraint, element) in root.constraints { objects[element.id] = constraint }
  }

  /// Sets the runtime attributes of a root's views.
  func applyAttributes(_ root: BuiltRoot) {
    for (_, view, element) in root.views {
      guard let names = Self.names(of: view) else { continue }
      for attribute in element.userDefinedRuntimeAttributes {
        // Those of layers were set with the view.
        guard let value = attribute.value, !attribute.keyPath.hasPrefix("layer.") else { continue }
        if !names.set(value.object(reader), attribute: attribute.keyPath, of: view) {
          Self.report(view, attribute.keyPath)
        }
      }
    }
  }

  /// Makes the connections that start at an object.
  func connect(_ source: AnyObject, _ connections: [Connection]) {
    var collections: [(name: String, members: [AnyObject])] = []
    for connection in connections {
      guard let id = connection.destination, let target = objects[id] else { continue }
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
      guard let names = Self.names(of: source) else { continue }
      if !names.set(members, collection: name, of: source) { Self.report(source, name) }
    }
  }

  private func set(_ target: AnyObject, outlet name: String, of source: AnyObject) {
    if let controller = source as? UIViewController, name == "view", let view = target as? UIView {
      controller.view = view
      return
    }
    let isKnown = Self.names(of: source)?.set(target, outlet: name, of: source) ?? false
    if !isKnown { Self.report(source, name) }
  }

  private func addAction(
    _ selector: String, _ target: AnyObject, to source: AnyObject, _ event: String?
  ) {
    guard let control = source as? UIControl, let names = Self.names(of: target) else { return }
    let send = { [weak target] (sender: UIControl) in
      guard let target else { return }
      names.send(selector, to: target, from: sender)
    }
    control.documentActions.append((event ?? "touchUpInside", send))
  }

  private static func names(of object: AnyObject) -> NibConnections? {
    (type(of: object) as? any NibConnectable.Type)?.nibConnections
  }

  /// What Apple makes an exception is said, and loading goes on.
  private static func report(_ object: AnyObject, _ key: String) {
    LayoutSystem.log(
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
    case .image(let name): UIImage(named: name)
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
