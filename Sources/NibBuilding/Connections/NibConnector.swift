internal import Foundation
internal import FoundationShims
package import IBDocument
internal import LayoutTree

/// Connects the objects of a loaded document: outlets, collections, runtime attributes and actions.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process.
@MainActor package struct NibConnector {
  /// The loaded objects by id.
  package private(set) var objects: [String: AnyObject] = [:]
  /// The id of the first responder placeholder; nil if the document has none.
  package var firstResponder: String?
  private let front: any NibFront

  /// Creates a connector without objects.
  package init(_ front: any NibFront) { self.front = front }

  /// Adds an object.
  package mutating func add(_ object: AnyObject, id: String) { objects[id] = object }

  /// Adds the views, guides and constraints of a root.
  package mutating func add(_ root: BuiltRoot) {
    for (id, item) in root.items { objects[id] = item }
    for (constraint, element) in root.constraints { objects[element.id] = constraint }
  }

  /// Sets the runtime attributes of a root's views and establishes their connections.
  package func connectViews(of root: BuiltRoot) {
    applyAttributes(root)
    for (_, view, element) in root.views {
      front.adoptParts(of: view, element, objects)
      connect(view, element.connections)
    }
  }

  /// Calls `awakeFromNib` on a root's views, in document order.
  package func awaken(_ root: BuiltRoot) {
    for (_, view, _) in root.views { front.awaken(view) }
  }

  /// Sets the runtime attributes of a root's views.
  func applyAttributes(_ root: BuiltRoot) {
    for (_, view, element) in root.views {
      apply(element.userDefinedRuntimeAttributes, to: view)
    }
  }

  /// Sets the runtime attributes of an object that is not a view.
  package func applyAttributes(of element: Element, to object: AnyObject) {
    apply(RuntimeAttribute.all(of: element), to: object)
  }

  private func apply(_ attributes: [RuntimeAttribute], to object: AnyObject) {
    guard let names = NibConnections.of(object) else { return }
    for attribute in attributes {
      // The attributes of layers were set with the view.
      guard let value = attribute.value, !attribute.keyPath.hasPrefix("layer.") else { continue }
      if !names.set(value.object(front), attribute: attribute.keyPath, of: object) {
        Self.report(object, attribute.keyPath)
      }
    }
  }

  /// Establishes the connections of an object.
  package func connect(_ source: AnyObject, _ connections: [Connection]) {
    var collections: [(name: String, members: [AnyObject])] = []
    for connection in connections {
      guard let id = connection.destination else { continue }
      if connection.kind == "action", id == firstResponder, let selector = connection.selector {
        addAction(selector, nil, to: source, connection)
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
        addAction(selector, target, to: source, connection)
      default: break
      }
    }
    for (name, members) in collections {
      if front.setOutlets(name, of: source, to: members) { continue }
      guard let names = NibConnections.of(source) else { continue }
      if !names.set(members, collection: name, of: source) { Self.report(source, name) }
    }
  }

  private func set(_ target: AnyObject, outlet name: String, of source: AnyObject) {
    if NibConnections.of(source)?.set(target, outlet: name, of: source) == true { return }
    if !front.setOutlet(name, of: source, to: target) { Self.report(source, name) }
  }

  /// Connects an object's action to a target; nil for the first responder.
  private func addAction(
    _ selector: String, _ target: AnyObject?, to source: AnyObject, _ connection: Connection
  ) {
    front.addAction(Selector(selector), of: source, event: connection.eventType, to: target)
  }

  /// Logs a failure that raises an exception on Apple's systems; loading continues.
  private static func report(_ object: AnyObject, _ key: String) {
    LayoutProfile.current.log(
      "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}
