internal import Foundation
package import IBDocument
internal import LayoutTree

/// The classes that documents may name for their views and controllers.
///
/// A class `Card` of a module `Shop` is located as `Shop.Card` without registration. A name without a module, as for
/// Objective-C classes, is looked up among the classes registered here, in the modules registered here, and in the
/// program's modules with resources. The same applies to a class with a target's module name that the program does not
/// contain, because Xcode replaces that module with the target's when it compiles a document.
@preconcurrency @MainActor public enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var modules: [String] = []

  /// Registers a class, so that documents can refer to it by its name without the module, or by another name.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    let own = ObjectName.className(of: type)
    registered[name ?? String(own.split(separator: ".").last ?? "")] = type
  }

  /// Registers a module whose name documents may omit.
  public static func register(module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  /// The class with a name; nil for an unknown name.
  ///
  /// - Parameter module: The module specified in the document.
  package static func find(_ name: String, module: String?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    if let found = registered[name] ?? NSClassFromString(name) { return found }
    for module in modules + ResourceFolders.modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }

  /// Returns the class that an element names if it is a subclass of the given class; nil if it is not, or if the class
  /// is missing.
  ///
  /// - Parameter isLogged: Whether a missing class is logged, in Apple's words.
  package static func custom<Kind: AnyObject>(
    _ element: Element, as kind: Kind.Type, isLogged: Bool = true
  ) -> Kind.Type? {
    guard let name = element["customClass"] else { return nil }
    // The classes of a front need no module.
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

  /// Returns the object for a custom object element, which its class creates through ``NibCreatable``.
  ///
  /// Logs a message and returns nil if the program does not contain the class.
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
