internal import Glibc

/// Work on several cores by the system's threads: Swift's concurrency would be loaded by every call of the frontend.
enum Parallel {
  /// The results of a function for 0 to `count`, computed in any order.
  static func map<Result>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result)
    -> [Result]
  {
    let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: count)
    results.initialize(repeating: nil)
    defer {
      results.deinitialize()
      results.deallocate()
    }
    // Every thread takes each n-th item, so that long and short ones spread.
    let threads = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 4, count / 8))
    let base = UInt(bitPattern: results.baseAddress)
    let work: @Sendable (Int) -> Void = { first in
      let results = UnsafeMutablePointer<Result?>(bitPattern: base)
      for index in stride(from: first, to: count, by: threads) {
        results?[index] = transform(index)
      }
    }
    let started = (1..<threads).map { first -> pthread_t? in
      var thread = pthread_t()
      let share = Unmanaged.passRetained(Share(work, first)).toOpaque()
      let code = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          let share = Unmanaged<Share>.fromOpaque(argument).takeRetainedValue()
          share.work(share.first)
          return nil
        }, share)
      if code == 0 { return thread }
      // Without another thread this one does its share.
      Unmanaged<Share>.fromOpaque(share).release()
      work(first)
      return nil
    }
    work(0)
    for thread in started { if let thread { pthread_join(thread, nil) } }
    return results.compactMap { $0 }
  }

  /// A thread's part of the work.
  private final class Share: Sendable {
    let work: @Sendable (Int) -> Void
    let first: Int
    init(_ work: @escaping @Sendable (Int) -> Void, _ first: Int) {
      (self.work, self.first) = (work, first)
    }
  }
}
