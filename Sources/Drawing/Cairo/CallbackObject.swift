/// An object that a C library hands back to its callbacks, as the pointer that it stores for them.
///
/// The caller retains the object for as long as the library may call.
protocol CallbackObject: AnyObject {}

extension CallbackObject {
  /// The pointer for the library.
  var callbackPointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the object of a pointer that a callback received; nil for nil.
  static func from(_ pointer: UnsafeMutableRawPointer?) -> Self? {
    pointer.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
  }
}
