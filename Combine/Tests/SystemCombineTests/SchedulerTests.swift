import Foundation
import SystemCombine
import Testing

/// What programs that say `import Combine` use most.
struct SchedulerTests {
  @Test func valuesArriveOnTheQueueThatReceives() async {
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    let queue = DispatchQueue(label: "receiver")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.receive(on: queue).sink { _ in
      continuation.yield(DispatchQueue.getSpecific(key: key) == true)
    }
    subject.send(1)
    var isOnQueue = stream.makeAsyncIterator()
    #expect(await isOnQueue.next() == true)
    cancellable.cancel()
  }

  @Test func delayedValuesKeepTheirOrder() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let cancellable = [3, 1, 2].publisher
      .delay(for: .milliseconds(5), scheduler: DispatchQueue(label: "delay"))
      .sink { _ in
        continuation.finish()
      } receiveValue: {
        continuation.yield($0)
      }
    var values: [Int] = []
    for await value in stream { values.append(value) }
    #expect(values == [3, 1, 2])
    cancellable.cancel()
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("changed")
    let center = NotificationCenter()
    var objects: [String] = []
    let cancellable = center.publisher(for: name)
      .compactMap { $0.object as? String }
      .sink { objects.append($0) }
    center.post(name: name, object: "a")
    center.post(name: name, object: "b")
    cancellable.cancel()
    center.post(name: name, object: "c")
    #expect(objects == ["a", "b"])
  }

  @Test func publishedPropertiesSendBeforeTheyChange() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    var (announced, values) = (0, [Int]())
    let cancellables = [
      model.objectWillChange.sink { announced += 1 },
      model.$count.sink { values.append($0) },
    ]
    model.count = 1
    model.count = 2
    #expect(announced == 2)
    #expect(values == [0, 1, 2])
    for cancellable in cancellables { cancellable.cancel() }
  }
}
