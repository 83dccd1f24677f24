import Foundation

/// Collects the bytes that a C library writes through a callback.
final class ByteSink: CallbackObject {
  /// The bytes written so far.
  var data = Data()
}
