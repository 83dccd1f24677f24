import Foundation
import FoundationShims
import Testing

/// Conversions between numbers of Swift and objects that Foundation on Linux lacks.
@Suite struct BridgingTests {
  @Test(arguments: [0, 1.5, -3, 1e300, .infinity] as [CGFloat])
  func numbers(number: CGFloat) {
    #expect((number as NSNumber).doubleValue == Double(number))
    #expect(((number as NSNumber) as Any) as? CGFloat == number)
    #expect((number as Any as AnyObject) is NSNumber)
    #expect([number] as NSArray == [NSNumber(value: Double(number))] as NSArray)
  }

  /// The functions that the compiler calls for `as`.
  @Test func functionsOfConversions() {
    #expect(CGFloat(1.5)._bridgeToObjectiveC() == NSNumber(value: 1.5))
    var number: CGFloat?
    CGFloat._forceBridgeFromObjectiveC(2, result: &number)
    #expect(number == 2)
    #expect(CGFloat._conditionallyBridgeFromObjectiveC(3, result: &number) && number == 3)
    #expect(CGFloat._unconditionallyBridgeFromObjectiveC(4) == 4)
    #expect(CGFloat._unconditionallyBridgeFromObjectiveC(nil) == 0)
  }

  @Test func otherObjects() {
    #expect(("1" as Any) as? CGFloat == nil && (NSNull() as Any) as? CGFloat == nil)
    #expect((NSNumber(value: 3) as Any) as? CGFloat == 3)
    #expect(NSNumber(value: 2.5) as! CGFloat == 2.5)
  }

  @Test func constantsOfCoreFoundation() {
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue && kCFNull === NSNull())
  }
}
