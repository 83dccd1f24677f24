import AppKit
import Foundation
import Testing

/// Objects of classes that are known at run time only, made by the initializers that the classes override.
@MainActor @Suite struct ClassCreationTests {
  private final class Card: NSView {
    var made = ""
    override init(frame: NSRect) {
      super.init(frame: frame)
      made = "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Controller: NSViewController {
    var made = ""
    override init(nibName: NSNib.Name?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      made = "controller"
    }
    required init?(coder: NSCoder) { nil }
  }

  private func view<V: NSView>(_ type: V.Type) -> V { V() }

  @Test func views() {
    #expect(view(Card.self).made == "frame")
    let type: NSView.Type = Card.self
    let made = type.init(frame: NSRect(x: 1, y: 2, width: 30, height: 40))
    #expect((made as? Card)?.made == "frame")
    #expect(made.frame == NSRect(x: 1, y: 2, width: 30, height: 40))
    #expect((NSView.self as Any.Type) is any CreatableByFrame.Type)
  }

  @Test func controllers() {
    let type: NSViewController.Type = Controller.self
    let name = String(repeating: "Nib", count: 12)
    let made = type.init(nibName: name, bundle: .main)
    #expect((made as? Controller)?.made == "controller" && made.nibName == name)
    #expect((NSViewController.self as Any.Type) is any CreatableByNib.Type)
  }
}
