import Foundation
import Testing

@testable import Workers

/// What a worker does about its own end.
@Suite struct WorkerLoopTests {
  /// Work that takes too long ends its process; other work does not.
  @Test func workEndsWithItsTimeInAnotherProcess() async {
    await #expect(processExitsWith: .signal(SIGALRM)) {
      WorkerLoop.within(1) { while true { pause() } }
    }
    await #expect(processExitsWith: .success) {
      let value = WorkerLoop.within(1000) { 7 }
      exit(value == 7 && alarm(0) == 0 ? 0 : 1)
    }
  }
}
