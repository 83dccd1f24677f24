#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Functions of C libraries that no imported module declares.
package enum CFunction {
  /// Returns the function of a name among the loaded libraries; nil where none has it.
  ///
  /// - Parameter type: A type of `@convention(c)` that agrees with the function's declaration; nothing checks it.
  package static func named<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
