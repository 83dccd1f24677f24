import Foundation
import FoundationShims
import Testing

/// Core Foundation's functions of run loops, and the clock of Darwin.
@Suite struct RunLoopFunctionTests {
  @Test func aRunLoopRunsForATime() {
    final class Flag: @unchecked Sendable { var isSet = false }
    let flag = Flag()
    let start = mach_absolute_time()
    let timer = Timer(timeInterval: 0.001, repeats: false) { _ in flag.isSet = true }
    RunLoop.current.add(timer, forMode: .default)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.02, false) == .timedOut)
    #expect(flag.isSet)
    #expect(mach_absolute_time() >= start)
    #expect(CFRunLoopRunInMode(kCFRunLoopCommonModes, 0, false) == .timedOut)
    #expect(CFRunLoopGetCurrent() === RunLoop.current && CFRunLoopGetMain() === RunLoop.main)
    #expect(CFRunLoopMode("a").rawValue == "a" && kCFRunLoopDefaultMode == .defaultMode)
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), nil) { flag.isSet = false }
    CFRunLoopRunInMode(.defaultMode, 0.005, false)
    #expect(!flag.isSet)
  }

  @Test func unitsOfTheClock() {
    var info = mach_timebase_info()
    mach_timebase_info(&info)
    #expect(info.numer == 1 && info.denom == 1)
    let data: mach_timebase_info_data_t = mach_timebase_info(numer: 2, denom: 3)
    #expect(data.numer == 2 && data.denom == 3)
  }

  @Test(arguments: [("A.b", "-[A b]"), ("-[A b]", "-[A b]"), ("A", "A"), ("M.A.b", "-[M A.b]")])
  func namesOfTests(name: String, expected: String) {
    #expect(TestName.ofApple(name) == expected)
  }

  @MainActor @Test func codeOfTheMainActor() throws {
    struct Failure: Error {}
    var count = 0
    MainThread.run { count += 1 }
    #expect(throws: Failure.self) { try MainThread.run { throw Failure() } }
    #expect(count == 1)
  }

  @Test func anyObjectIsEqual() {
    final class Plain {}
    let plain = Plain()
    #expect(MessageReceiver(NSNumber(value: 3)).isEqual(NSNumber(value: 3)))
    #expect(!MessageReceiver(NSString(string: "a")).isEqual(nil))
    #expect(MessageReceiver(plain).isEqual(plain) && !MessageReceiver(plain).isEqual(Plain()))
  }

  @Test func predicatesReadWhatClassesState() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "a@b"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "a@b "))
  }
}
