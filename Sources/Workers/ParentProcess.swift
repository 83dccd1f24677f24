internal import Foundation
internal import FoundationShims

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The process that started this one.
enum ParentProcess {
  /// Ends this process as soon as its parent ends for any reason, because its results are then useless.
  ///
  /// - Returns: Whether the parent is still running.
  static func endsThisOne() -> Bool {
    #if os(Linux)
      // Swift does not import variadic functions. All arguments are words.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      if let control = CFunction.named("prctl", as: Control.self) {
        let deathSignal: Int32 = 1
        _ = control(deathSignal, UInt(SIGKILL), 0, 0, 0)
      }
    #endif
    // A parent that has already ended has closed its end and written nothing.
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 0) > 0 else { return true }
    let hasInput = input.revents & Int16(POLLIN) != 0
    return hasInput || input.revents & Int16(POLLHUP) == 0
  }
}
