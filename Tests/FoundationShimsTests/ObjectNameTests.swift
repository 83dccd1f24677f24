import Foundation
import FoundationShims
import Testing

/// Locks of objects, exceptions, and names of Objective-C and Core Foundation.
///
/// Sources: Apple, "objc_sync_enter(_:)", "NSException", "NSInteger".
@Suite struct ObjectNameTests {
  @Test func objectsAreLocked() {
    final class Count: NSObject, @unchecked Sendable { var value = 0 }
    let count = Count()
    let object = count
    DispatchQueue.concurrentPerform(iterations: 500) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count.value += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count.value == 500)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func exceptionsInAnotherProcess() async {
    let exception = NSException(
      name: .invalidArgumentException, reason: "a row too many", userInfo: ["row": 3])
    #expect(exception.name != .rangeException && exception.reason == "a row too many")
    #expect(exception.userInfo?["row"] as? Int == 3)
    #expect(exception.callStackSymbols.isEmpty && exception.callStackReturnAddresses.isEmpty)
    #expect(NSExceptionName.genericException != .internalInconsistencyException)
    await #expect(processExitsWith: .failure) {
      NSException(name: .genericException, reason: nil).raise()
    }
    await #expect(processExitsWith: .failure) {
      withVaList([1]) { NSException.raise(.rangeException, format: "%d", arguments: $0) }
    }
  }

  @Test func numbersAndKeys() {
    let one: NSInteger = 1
    let two: NSUInteger = 2
    #expect(one == 1 && two == 2)
    #expect(
      [kCFBundleVersionKey, kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleExecutableKey]
        .allSatisfy { $0?.hasPrefix("CFBundle") == true })
    #expect(NSString.classForCoder() == NSString.self)
  }
}
