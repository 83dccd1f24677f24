package import IBDocument

extension AppKitToolkit {
  /// Runs a closure that creates, lays out or draws views in the reading direction of the surroundings.
  ///
  /// Text styles of macOS have a single size, so that a text size has no effect.
  package func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value {
    let before = NSApplication.isRightToLeft
    if let direction = surroundings.direction {
      NSApplication.isRightToLeft = direction == .rightToLeft
    }
    defer { NSApplication.isRightToLeft = before }
    return work()
  }
}
