internal import RivalLayouts

/// How many blocks of memory the program has asked for.
enum Allocations {
  /// Calls of `malloc`, `calloc` and `realloc` since the start.
  static var count: Int { Int(allocationCount()) }
}
