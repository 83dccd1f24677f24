package import Foundation
internal import LayoutTree

/// The classes that documents may name for their views and controllers.
///
/// A class `Card` of a module `Shop` is found as `Shop.Card` by itself. A name without a module, as Objective-C
/// classes have, is looked for among those registered here and in the modules named here.
@preconcurrency @MainActor public enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var modules: [String] = []

  /// Lets documents name a class by its own name, or by another one.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    registered[name ?? ObjectName.className(of: type)] = type
  }

  /// Lets documents leave the name of a module out.
  public static func register(module: String) {
    if !modules.contains(module) { modules.append(module) }
  }

  /// The class of a name; nil when there is none.
  ///
  /// - Parameter module: The module that the document names beside it.
  package static func find(_ name: String, module: String?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    if let found = registered[name] ?? NSClassFromString(name) { return found }
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    return nil
  }
}

/// What `init(coder:)` gets when a document is loaded: nothing to decode, for the values come afterwards.
package final class NibCoder: NSCoder {
  /// The only one.
  @MainActor package static let shared = NibCoder()
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}
