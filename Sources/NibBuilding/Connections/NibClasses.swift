internal import Foundation
package import IBDocument
internal import LayoutTree

/// The classes that documents may name for their views and controllers.
///
/// A class `Card` of a module `Shop` is found as `Shop.Card` by itself. A name without a module, as Objective-C
/// classes have, is looked for among those registered here, in the modules named here, and in those of the program
/// that have resources. So is a class of a target's own module that the program does not have, because Xcode replaces
/// that module by the target's when it compiles a document.
@preconcurrency @MainActor public enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var modules: [String] = []

  /// Registers a class, so that documents can name it by its own name without the module, or by another one.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    let own = ObjectName.className(of: type)
    registered[name ?? String(own.split(separator: ".").last ?? "")] = type
  }

  /// Lets documents leave the name of a module out.
  public static func register(module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  /// The class with a name; nil for an unknown name.
  ///
  /// - Parameter module: The module that the document names beside it.
  package static func find(_ name: String, module: String?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    if let found = registered[name] ?? NSClassFromString(name) { return found }
    for module in modules + ResourceFolders.modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  /// Returns the class that an element names, if it is of a kind; nil if it is not or the class is missing.
  ///
  /// - Parameter isLogged: Whether a class that the program does not have is logged, in Apple's words.
  package static func custom<Kind: AnyObject>(
    _ element: Element, as kind: Kind.Type, isLogged: Bool = true
  ) -> Kind.Type? {
    guard let name = element["customClass"] else { return nil }
    // A front's own classes need no module.
    let own = String(reflecting: kind).prefix { $0 != "." }
    if let found = find(name, module: element["customModule"] ?? String(own)) {
      return found as? Kind.Type
    }
    if isLogged { report(unknown: name) }
    return nil
  }

  private static func report(unknown name: String) {
    LayoutProfile.current.log("Unknown class \(name) in Interface Builder file.")
  }

  /// Returns the object of an element without a kind, which its class creates by ``NibCreatable``.
  ///
  /// Logs a message and returns nil where the program has no such class.
  package static func object(_ element: Element) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let type = find(name, module: element["customModule"]) else {
      report(unknown: name)
      return nil
    }
    if let type = type as? any NibCreatable.Type { return type.init() }
    LayoutProfile.current.log(
      "The object at \(element.position) is not made: \(name) does not conform to NibCreatable.")
    return nil
  }
}
