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

  /// Catches traps, memory errors and the alarm.
  static func start() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        Watchdog.say(number == SIGALRM ? "hangs" : "traps")
        _exit(2)
      }
    }
  }

  /// Another script begins; it has two minutes.
  static func watch(seed: UInt64) {
    self.seed = seed
    _ = alarm(120)
  }

  /// Writes without allocating: the heap may be locked or broken.
  private static func say(_ what: StaticString) {
    _ = write(1, "\nseed ", 6)
    var rest = seed
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var first = digits.count
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      _ = write(1, digits.baseAddress?.advanced(by: first), digits.count - first)
    }
    _ = write(1, " ", 1)
    _ = write(1, what.utf8Start, what.utf8CodeUnitCount)
    _ = write(1, "; see it with --seed N --scripts 1 --print\n", 43)
  }
}
