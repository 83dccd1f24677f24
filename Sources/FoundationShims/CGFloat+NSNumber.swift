public import Foundation

/// Conversions `x as NSNumber` and `n as? CGFloat`, which Foundation on Linux has for all numbers but this one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// Takes the number of an object.
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) {
    result = CGFloat(x.doubleValue)
  }
  /// Takes the number of an object, unless it would change.
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = (x as? Double).map { CGFloat($0) }
    return result != nil
  }
  /// Returns the number of an object, or 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
