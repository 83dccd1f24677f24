internal import RivalLayouts

/// What the program has asked of the C library's memory.
enum Allocations {
  /// Calls of `malloc`, `calloc` and `realloc` since the start.
  static var count: Int { Int(allocationCount()) }
  /// Bytes that are in use; 0 where the C library does not say.
  static var bytes: Int { Int(allocatedBytes()) }
}
