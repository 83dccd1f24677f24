import Foundation
import Testing
import UIKit

/// What waits in the run loop of the main thread is served in tests that are asynchronous, where that thread has ended.
@MainActor struct MainRunLoopTests {
  /// What happened, counted on the main actor only.
  @MainActor private final class Calls {
    var count = 0
    var order: [Int] = []
  }

  @Test func blocksAreServed() async {
    let view = UIView()
    await withCheckedContinuation { continuation in
      RunLoop.main.perform {
        MainActor.assumeIsolated { view.tag = 7 }
        continuation.resume()
      }
    }
    #expect(view.tag == 7)
  }

  @Test(arguments: [RunLoop.Mode.default, .common]) func timersAreServed(mode: RunLoop.Mode) async {
    let view = UIView()
    let calls = Calls()
    await withCheckedContinuation { continuation in
      let timer = Timer(timeInterval: 0.001, repeats: true) { timer in
        let count = MainActor.assumeIsolated {
          calls.count += 1
          view.tag = calls.count
          return calls.count
        }
        guard count == 3 else { return }
        timer.invalidate()
        continuation.resume()
      }
      RunLoop.main.add(timer, forMode: mode)
    }
    #expect(view.tag == 3)
  }

  /// In the order in which they came, those that a block adds after the others.
  @Test func blocksKeepTheirOrder() async {
    let view = UIView()
    let calls = Calls()
    await withCheckedContinuation { continuation in
      for number in 0..<3 {
        RunLoop.main.perform { MainActor.assumeIsolated { calls.order.append(number) } }
      }
      RunLoop.main.perform {
        RunLoop.main.perform { continuation.resume() }
        MainActor.assumeIsolated { calls.order.append(3) }
      }
    }
    #expect(calls.order == [0, 1, 2, 3])
    #expect(view.superview == nil)
  }

  /// A window is laid out by its turn before what was asked for after it.
  @Test func aWindowIsLaidOutBefore() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 160).isActive = true
    window.makeKeyAndVisible()
    await withCheckedContinuation { continuation in RunLoop.main.perform { continuation.resume() } }
    #expect(view.frame.width == 160)
    window.isHidden = true
  }
}
