import Foundation
import Synchronization

/// The pixels per point of the main screen, readable from any thread.
///
/// Drawing calls use it where Apple's documentation says "scale 0 means the main screen's".
package enum ScreenScale {
  private static let value = Mutex(2.0)

  /// The scale; 2 until the screen sets another one.
  ///
  /// Values that are not positive are ignored.
  package static var main: Double {
    get { value.withLock { $0 } }
    set { if newValue > 0, newValue.isFinite { value.withLock { $0 = newValue } } }
  }
}
