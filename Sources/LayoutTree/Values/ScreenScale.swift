import Foundation
import Synchronization

/// The pixels per point of the main screen, readable from any thread.
///
/// Drawing calls use it where Apple's documentation says "scale 0 means the main screen's".
package enum ScreenScale {
  private static let value = Mutex<Double?>(nil)
  /// A function in a structure: a mutex of the function itself would wrap it once more with every read.
  private struct Source: Sendable {
    var scale: (@Sendable () -> Double?)?
  }
  private static let source = Mutex(Source())

  /// The scale; until the screen sets another one, that of ``state(_:)``, or 2.
  ///
  /// Values that are not positive are ignored.
  package static var main: Double {
    get {
      if let known = value.withLock({ $0 }) { return known }
      let first = source.withLock { $0.scale }?() ?? 2
      return value.withLock {
        let scale = $0 ?? first
        $0 = scale
        return scale
      }
    }
    set { if newValue > 0, newValue.isFinite { value.withLock { $0 = newValue } } }
  }

  /// States the function that is asked for the scale before a screen is; nil for none of its own.
  package static func state(_ scale: @escaping @Sendable () -> Double?) {
    source.withLock { $0.scale = scale }
  }
}
