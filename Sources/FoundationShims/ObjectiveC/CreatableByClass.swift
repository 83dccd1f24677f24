public import Foundation

/// A class whose objects can be created through its metatype, as `type.init()` and `V()` of a generic parameter `V`.
///
/// Swift calls an initializer of a class that is known at run time only if it is `required`, which the initializers of
/// Apple's classes are not. There it asks the Objective-C runtime; here the initializers of such protocols create the
/// object of the class with the initializer that it has or inherits. A class that has no such initializer ends the
/// process, as on Apple's systems. Initializers of the class itself are preferred. Plumb's own.
public protocol CreatableByClass {}

extension NSObject: CreatableByClass {
  // Unchecked: calls the class's own initializer through the one below; see `CreatableByClass`.
  @_silgen_name("$s10Foundation8NSObjectC0A5ShimsE4madeACyt_tcfC")
  fileprivate static func make() -> NSObject

  /// Creates an object with the class's own `init()`.
  package convenience init(made: Void) { self.init() }
}

extension CreatableByClass {
  // Unchecked: its code is the function below, which gets the metatype where `Self` is the written type.
  /// Creates an object of this class with the `init()` that the class has or inherits.
  @_disfavoredOverload
  @_silgen_name("plumb_create")
  public init()

  // Unchecked: the code of the initializer above.
  /// Creates an object of the class that a metatype stands for.
  @_silgen_name("plumb_create")
  @usableFromInline static func create() -> Self {
    created((self as? NSObject.Type)?.make())
  }
}

/// Returns an object as one of the class that was to create it; ends the process where it is not.
package func created<Made>(_ object: Any?) -> Made {
  guard let object = object as? Made else {
    fatalError("\(Made.self) cannot be created by its class.")
  }
  return object
}
