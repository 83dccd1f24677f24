import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A light or dark appearance.
package enum ColorAppearance: Int, Sendable, CaseIterable, Codable {
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark
}

/// The appearance that selects a colour's variant.
///
/// While a view is drawn, this is the view's appearance on the drawing thread; otherwise it is the screen's.
package enum CurrentAppearance {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  private static let main = Mutex(ColorAppearance.light)

  /// The screen's appearance, for every thread without an explicit one.
  package static var screen: ColorAppearance {
    get { main.withLock { $0 } }
    set { main.withLock { $0 = newValue } }
  }

  /// The explicit appearance of this thread; nil for none.
  package static var explicit: ColorAppearance? {
    get { ColorAppearance(rawValue: Int(bitPattern: pthread_getspecific(key))) }
    set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue?.rawValue ?? 0)) }
  }

  /// The current appearance of this thread.
  package static var value: ColorAppearance { explicit ?? screen }

  /// Calls a function in an appearance.
  package static func perform<Result>(
    in appearance: ColorAppearance, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = explicit
    explicit = appearance
    defer { explicit = before }
    return try body()
  }
}
