#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says which seed was at work when the process traps or hangs.
enum Watchdog {
  /// Only the main thread writes; the handler reads, and nothing runs after it.
  private nonisolated(unsafe) static var seed: UInt64 = 0
  private nonisolated(unsafe) static var step: UInt64 = 0
  private nonisolated(unsafe) static var isStarted = false

  /// Catches traps, memory errors and the alarm.
  static func start() {
    isStarted = true
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        Watchdog.say(number == SIGALRM ? "hangs" : "traps")
        _exit(2)
      }
    }
  }

  /// Another script begins.
  static func watch(seed: UInt64) { self.seed = seed }

  /// Another operation begins; it has half a minute, if the watchdog was started.
  static func watch(step: Int) {
    guard isStarted else { return }
    self.step = UInt64(step)
    _ = alarm(30)
  }

  /// Writes without allocating: the heap may be locked or broken.
  private static func say(_ what: StaticString) {
    say("\nseed ", seed)
    say(", step ", step)
    write(" ")
    write(what)
    write("; see it with --seed N --scripts 1 --print\n")
  }

  private static func say(_ what: StaticString, _ number: UInt64) {
    write(what)
    var rest = number
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = digits.count
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      write(digits.baseAddress?.advanced(by: first), digits.count - first)
    }
  }

  private static func write(_ text: StaticString) {
    write(text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    #if canImport(Glibc)
      _ = Glibc.write(1, bytes, count)
    #elseif canImport(Musl)
      _ = Musl.write(1, bytes, count)
    #elseif canImport(Darwin)
      _ = Darwin.write(1, bytes, count)
    #endif
  }
}
