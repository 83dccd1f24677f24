package import IBDocument

extension AppKitToolkit {
  /// Does work in which views are made, laid out or drawn in the direction of surroundings.
  ///
  /// Text styles of macOS have one size, so that a text size has no effect.
  package func simulate<Value>(_ surroundings: Surroundings, _ work: () -> Value) -> Value {
    let before = NSApplication.isRightToLeft
    if let direction = surroundings.direction {
      NSApplication.isRightToLeft = direction == .rightToLeft
    }
    defer { NSApplication.isRightToLeft = before }
    return work()
  }
}
