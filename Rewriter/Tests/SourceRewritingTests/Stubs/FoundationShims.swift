// Names for the type checker, not to be read.
// swift-format-ignore-file
// What rewritten sources call, without what it does: GeneratedSourceTests type-checks against this.
import Foundation

public struct Selector: Hashable, Sendable {
  public let description: String
  public init(_ name: String) { description = name }
}

public struct ObjectiveCArguments {
  public subscript<Value>(_ index: Int, _ type: Value.Type) -> Value {
    get throws { fatalError() }
  }
  public func value<Value>() throws -> Value { fatalError() }
}

public enum ObjectiveCNames {
  public static func method<Owner: AnyObject, Result>(
    _ selector: String, of owner: Owner.Type,
    _ body: @escaping @MainActor (Owner, ObjectiveCArguments) throws -> Result
  ) {}
  public static func property<Owner: AnyObject, Value>(
    _ key: String, of owner: Owner.Type, get: @escaping @MainActor (Owner) -> Value,
    set: (@MainActor (Owner, ObjectiveCArguments) throws -> Void)? = nil
  ) {}
  public static func knows(_ selector: String, _ receiver: Any) -> Bool { false }
  public static func call<Result>(
    _ selector: String, _ receiver: Any, _ arguments: [Any?]
  ) -> Result { fatalError() }
  public static func value<Value>(_ key: String, of receiver: Any) -> Value? { nil }
}

public enum KeyValueObservers {
  public static func changed(_ object: AnyObject, _ key: String, from old: Any?, to new: Any?) {}
}

public struct MessageReceiver {
  public init(_ object: Any) {}
  public init?(ifAny object: Any?) {}
  public func responds(to selector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  public func performSelector(
    onMainThread selector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {}
  public func member<Owner: AnyObject, Value>(
    of owner: Owner.Type, _ read: (Owner) throws -> Value
  ) rethrows -> Value! { nil }
}

public protocol CreatableByClass {}
extension NSObject: CreatableByClass {}
extension CreatableByClass {
  @_disfavoredOverload public init() { fatalError() }
}

extension NSObject {
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  public func responds(to selector: Selector!) -> Bool { false }
}
