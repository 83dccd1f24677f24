internal import Foundation
internal import Synchronization

/// The classes of managed objects, which a program states as there is no Objective-C runtime to ask.
///
/// The compiler of a toolset registers each subclass before a program starts. A class is also known once the program
/// mentions it in a typed request or creates an object of it by its own initializer, and one that Foundation finds
/// under the name in the model needs no registration. Plumb's own.
public enum ManagedClasses {
  private struct State {
    var classes: [String: NSManagedObject.Type] = [:]
    var modules: [String] = []
    /// The other names of classes, as `@objc(Name)` gives them.
    var names: [ObjectIdentifier: String] = [:]
    var models: [Weak<NSManagedObjectModel>] = []
  }
  private static let shared = Mutex(State())

  /// States a class, under its own name unless the model has another for it.
  public static func register(_ type: NSManagedObject.Type, as name: String? = nil) {
    guard type != NSManagedObject.self else { return }
    let full = String(reflecting: type)
    let simple = name ?? simpleName(full)
    shared.withLock { state in
      state.classes[simple] = type
      state.classes[full] = type
      if let name { state.names[ObjectIdentifier(type)] = name }
      if let dot = full.firstIndex(of: "."), !state.modules.contains(String(full[..<dot])) {
        state.modules.append(String(full[..<dot]))
      }
    }
  }

  static func register(model: NSManagedObjectModel) {
    shared.withLock { state in
      state.models.removeAll { $0.object == nil || $0.object === model }
      state.models.append(Weak(model))
    }
  }

  static func simpleName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the class of an entity's objects; the general one where none is known.
  static func find(_ entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.knownClass { return known }
    guard let name = entity.managedObjectClassName, name != "NSManagedObject", !name.isEmpty else {
      return NSManagedObject.self
    }
    let simple = simpleName(name)
    let (stated, modules) = shared.withLock { state in
      (state.classes[name] ?? state.classes[simple], state.modules)
    }
    let type = stated ?? named(name, simple, modules)
    if let type { entity.knownClass = type }
    return type ?? NSManagedObject.self
  }

  private static func named(
    _ name: String, _ simple: String, _ modules: [String]
  ) -> NSManagedObject.Type? {
    let program = Bundle.main.executableURL?.lastPathComponent
      .replacingOccurrences(of: "-", with: "_")
    let candidates =
      [name] + (modules + [program].compactMap(\.self)).map { "\($0).\(simple)" }
    return candidates.lazy.filter { $0.contains(".") && !$0.hasPrefix(".") }
      .compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
  }

  /// Returns the entity of a class: of a model, or of the newest model that has one.
  static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil
  ) -> NSEntityDescription? {
    register(type)
    let full =
      shared.withLock { $0.names[ObjectIdentifier(type)] } ?? String(reflecting: type)
    let models =
      model.map { [$0] }
      ?? shared.withLock { state in state.models.reversed().compactMap(\.object) }
    for model in models {
      if let entity = model.entity(ofClass: full) { return entity }
    }
    return nil
  }

  /// Creates an object of an entity, of the class that it states.
  static func create(
    _ entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) -> NSManagedObject {
    find(entity).made(entity, context)
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

extension NSManagedObject {
  // Unchecked: the symbol is that of the initializer below, which gets the metatype of the class to create; its
  // parameters are owned as an initializer's are. Swift calls only `required` initializers through metatypes, and a
  // subclass's `override init(entity:insertInto:)` would have to repeat that word, which Apple's does not ask for.
  @_silgen_name(
    "$s8CoreData15NSManagedObjectC7created2inAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfC")
  fileprivate static func made(
    _ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext?
  ) -> NSManagedObject

  /// Creates an object with the class's own `init(entity:insertInto:)`.
  package convenience init(created entity: NSEntityDescription, in context: NSManagedObjectContext?)
  {
    self.init(entity: entity, insertInto: context)
  }
}
