import Foundation
import Synchronization
import Testing

@testable import Workers

/// Work that other processes do: here a shell that answers what it is asked.
@Suite struct WorkerPoolTests {
  private func pool(_ script: String, count: Int = 3) -> WorkerPool<Int, Int> {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return WorkerPool(
      command: WorkerCommand(program: shell, arguments: ["-c", script], count: count),
      setup: Data("1000".utf8))
  }

  private func answers(_ pool: WorkerPool<Int, Int>, _ requests: [Int]) -> [Int?] {
    pool.answers(to: requests) { _ in }.map { try? $0.get() }
  }

  /// Answers come in the order of the requests, and each request is announced once.
  @Test(arguments: [0, 1, 2, 3, 200]) func answersAreInOrder(count: Int) {
    let requests = Array(0..<count)
    let announced = Mutex<[Int]>([])
    let pool = pool("read s; while read n; do echo $((n + s)); done")
    let found = pool.answers(to: requests) { number in announced.withLock { $0.append(number) } }
      .map { try? $0.get() }
    #expect(found == requests.map { $0 + 1000 })
    #expect(announced.withLock { $0.sorted() } == requests)
  }

  /// A process that ends costs the answer that it was about to give.
  @Test func crashesCostOneAnswer() {
    let script = "read s; while read n; do [ $n = 7 ] && kill -9 $$; echo $n; done"
    let found = answers(pool(script), Array(0..<20))
    #expect(found == (0..<20).map { $0 == 7 ? nil : $0 })
    let failures = pool(script).answers(to: [7]) { _ in }
    guard case .failure(let failure) = failures[0] else {
      Issue.record("an answer of a process that ended")
      return
    }
    #expect(failure.why == "signal 9")
  }

  /// Programs that do not start, do not read or answer something else fail each request.
  @Test(arguments: ["exit 3", "read s; while read n; do echo x; done", "exec /nowhere"])
  func failures(script: String) {
    #expect(answers(pool(script), Array(0..<9)).allSatisfy { $0 == nil })
    let missing = WorkerPool<Int, Int>(
      command: WorkerCommand(program: URL(fileURLWithPath: "/nowhere"), arguments: [], count: 2),
      setup: Data())
    #expect(answers(missing, [1, 2]) == [nil, nil])
  }

  /// Long lines are read whole.
  @Test func longLines() {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let pool = WorkerPool<String, String>(
      command: WorkerCommand(
        program: shell, arguments: ["-c", "read s; while read -r n; do echo \"$n\"; done"], count: 2
      ), setup: Data())
    let texts = (0..<6).map { String(repeating: "a", count: $0 * 50_000) }
    #expect(pool.answers(to: texts) { _ in }.map { try? $0.get() } == texts)
  }
}
