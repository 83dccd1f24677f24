/// An object that a C library passes back to its callbacks as a stored pointer.
///
/// The caller must retain the object as long as the library may call it.
protocol CallbackObject: AnyObject {}

extension CallbackObject {
  /// The pointer for the library.
  var callbackPointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Returns the object for a pointer in a callback; nil for nil.
  static func from(_ pointer: UnsafeMutableRawPointer?) -> Self? {
    pointer.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
  }
}
