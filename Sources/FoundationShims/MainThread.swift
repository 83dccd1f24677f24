/// The main thread outside of the main queue, as tests of XCTest run on it.
public enum MainThread {
  /// Runs code of the main actor at once; the caller is on the main thread.
  public static func run(_ body: @MainActor () throws -> Void) rethrows {
    try assumingMainActor(body)
  }
}

/// Names of tests.
public enum TestName {
  /// Returns `Class.method`, as XCTest on Linux names tests, in the form of Apple's systems: `-[Class method]`.
  public static func ofApple(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, !name.hasPrefix("-[") else { return name }
    return "-[\(parts[0]) \(parts[1])]"
  }
}
