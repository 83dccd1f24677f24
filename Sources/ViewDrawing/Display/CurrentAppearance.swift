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

/// The appearance and the shade that select a colour's variant.
///
/// While a view is drawn, these are the view's on the drawing thread; otherwise they are the screen's.
package enum CurrentAppearance {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  private static let main = Mutex(ColorAppearance.light)
  private static let mainShade = Mutex(ColorShade.glass)

  /// The explicit appearance and shade of a thread, to be restored later.
  package struct State: Hashable, Sendable {
    /// Two bits for the appearance, one for an explicit shade, and the shade.
    fileprivate var bits = 0
  }
  /// The explicit appearance and shade of this thread.
  package static var state: State {
    get { State(bits: Int(bitPattern: pthread_getspecific(key))) }
    set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue.bits)) }
  }

  /// The screen's appearance, for every thread without an explicit one.
  package static var screen: ColorAppearance {
    get { main.withLock { $0 } }
    set { main.withLock { $0 = newValue } }
  }

  /// The screen's shade, for every thread without an explicit one.
  package static var screenShade: ColorShade {
    get { mainShade.withLock { $0 } }
    set { mainShade.withLock { $0 = newValue } }
  }

  /// The explicit appearance of this thread; nil for none.
  package static var explicit: ColorAppearance? {
    get { ColorAppearance(rawValue: state.bits & 3) }
    set { state.bits = state.bits & ~3 | (newValue?.rawValue ?? 0) }
  }
  /// The explicit shade of this thread; nil for none.
  package static var explicitShade: ColorShade? {
    get { state.bits & 4 == 0 ? nil : ColorShade(rawValue: state.bits >> 3) }
    set { state.bits = state.bits & 3 | (newValue.map { $0.rawValue << 3 | 4 } ?? 0) }
  }

  /// The current appearance of this thread.
  package static var value: ColorAppearance { explicit ?? screen }
  /// The current shade of this thread.
  package static var shade: ColorShade { explicitShade ?? screenShade }

  /// Calls a function in an appearance.
  package static func perform<Result>(
    in appearance: ColorAppearance, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = state
    explicit = appearance
    defer { state = before }
    return try body()
  }
}
