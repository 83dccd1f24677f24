// Methods as the Objective-C runtime lists them.
//
// There is no such runtime: no method is found, so that code that exchanges methods does nothing. The compiler says so
// where it stands.

/// A method of a class.
public typealias Method = OpaquePointer
/// The code of a method.
public typealias IMP = OpaquePointer

/// An instance method of a class; always nil.
@available(*, deprecated, message: "Linux has no lists of methods, so nothing is exchanged")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// A class method of a class; always nil.
@available(*, deprecated, message: "Linux has no lists of methods, so nothing is exchanged")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The code of a class's method; always nil.
@available(*, deprecated, message: "Linux has no lists of methods, so nothing is exchanged")
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// The code of a method, which is the method itself here.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Does nothing; methods cannot be exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Returns the method itself; its implementation cannot be replaced.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// The types of a method's arguments; always nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Always false: methods cannot be added.
@available(*, deprecated, message: "methods cannot be added to classes on Linux")
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
/// Always nil: methods cannot be replaced.
@available(*, deprecated, message: "methods cannot be replaced on Linux")
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The code that calls a block; a pointer that cannot be called.
@available(*, deprecated, message: "blocks are not methods on Linux")
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  // A pointer that is compared, never followed.
  IMP(UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped)
}
