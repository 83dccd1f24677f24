import Foundation
import FoundationShims
import Testing

/// Messages to objects of any class, and objects of classes that are known at run time.
@Suite struct MessageReceiverTests {
  private final class Model: NSObject {
    var heard: [String] = []
    @MainActor static func state() {
      ObjectiveCNames.method("hear:", of: Model.self) { model, arguments in
        model.heard.append(try arguments[0, String.self])
      }
      ObjectiveCNames.method("count", of: Model.self) { model, _ in model.heard.count }
    }
  }

  @MainActor @Test func messages() {
    Model.state()
    let model = Model()
    let receiver = MessageReceiver(model as AnyObject)
    let isSame = receiver.object === model
    #expect(isSame)
    #expect(receiver.responds(to: Selector(("hear:"))))
    #expect(!receiver.responds(to: Selector(("see:"))))
    receiver.perform(Selector(("hear:")), with: "a")
    receiver.performSelector(onMainThread: Selector(("hear:")), with: "b", waitUntilDone: true)
    model.performSelector(onMainThread: Selector(("hear:")), with: "c", waitUntilDone: true)
    #expect(model.heard == ["a", "b", "c"])
    #expect(receiver.perform(Selector(("count"))).takeUnretainedValue() as? Int == 3)
    receiver.perform(Selector(("hear:")), with: "d", afterDelay: 0)
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    #expect(model.heard.last == "d")
    let nothing = MessageReceiver(ifAny: nil)
    let something = MessageReceiver(ifAny: model)
    #expect(nothing == nil && something != nil)
  }

  @Test func members() {
    let model = Model()
    model.heard = ["x"]
    let receiver = MessageReceiver(model)
    let heard: [String] = receiver.member(of: Model.self, { $0.heard })
    #expect(heard == ["x"])
    #expect(receiver.member(of: NSArray.self, { $0.count }) == nil)
  }

  private class Base: NSObject {
    let name: String
    override init() {
      name = "base"
      super.init()
    }
    init(name: String) {
      self.name = name
      super.init()
    }
  }
  private final class Below: Base {
    override init() { super.init(name: "below") }
  }

  private func make<Object: NSObject>(_ type: Object.Type) -> Object { Object() }

  @Test func objectsOfClasses() {
    #expect(make(Below.self).name == "below")
    #expect(make(Base.self).name == "base")
    let type: Base.Type = Below.self
    #expect(type.init().name == "below")
    #expect((Base.self as Any.Type) is any CreatableByClass.Type)
  }
}
