import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Light or dark.
package enum ColorAppearance: Int, Sendable, CaseIterable, Codable {
  /// Dark letters on a light background.
  case light = 1
  /// Light letters on a dark background.
  case dark
}

/// The appearance that colours of several take.
///
/// While views are drawn it is that of the view, on the thread that draws; otherwise the screen's.
package enum CurrentAppearance {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  private static let main = Mutex(ColorAppearance.light)

  /// The screen's appearance, for every thread that nothing else was said on.
  package static var screen: ColorAppearance {
    get { main.withLock { $0 } }
    set { main.withLock { $0 = newValue } }
  }

  /// The explicit appearance of this thread; nil without one.
  package static var explicit: ColorAppearance? {
    get { ColorAppearance(rawValue: Int(bitPattern: pthread_getspecific(key))) }
    set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue?.rawValue ?? 0)) }
  }

  /// The appearance that colours take on this thread now.
  package static var value: ColorAppearance { explicit ?? screen }

  /// Does something in an appearance.
  package static func perform<Result>(
    in appearance: ColorAppearance, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = explicit
    explicit = appearance
    defer { explicit = before }
    return try body()
  }
}
