import UIKit

extension IOSGeneration {
  /// Makes the generation current while a body runs, which makes views of it.
  @MainActor func taken<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = IOSGeneration.current
    IOSGeneration.current = self
    defer { IOSGeneration.current = before }
    return try body()
  }
}
