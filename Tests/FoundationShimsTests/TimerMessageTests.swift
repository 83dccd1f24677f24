import Foundation
import FoundationShims
import Testing

/// Timers that send messages.
struct TimerMessageTests {
  @Test func aTimerKeepsWhatItWasGiven() {
    let start = Date()
    let timers = [
      Timer.sending(
        timeInterval: 1, target: NSObject(), selector: Selector("tick:"), userInfo: "a",
        repeats: false),
      Timer.sending(
        fireAt: Date(timeIntervalSinceNow: 5), interval: 2, target: NSObject(),
        selector: Selector("tick:"), userInfo: 3, repeats: true),
    ]
    #expect(timers[0].userInfo as? String == "a")
    #expect(timers[1].userInfo as? Int == 3)
    #expect(timers[1].timeInterval == 2)
    #expect(timers[0].fireDate >= start.addingTimeInterval(1))
    for timer in timers { timer.invalidate() }
  }

  /// Source: Apple, "NSObject.init()" for a timer: it is not valid, and invalidating it again is allowed.
  @Test func aTimerWithoutArgumentsNeverFires() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    RunLoop.current.run(until: Date().addingTimeInterval(0.001))
    #expect(!timer.isValid)
  }
}
