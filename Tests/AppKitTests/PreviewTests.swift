import AppKit
import Testing

/// Previews of AppKit's views and controllers.
///
/// Source: Apple, "Preview" and "PreviewTrait" of DeveloperToolsSupport.
@MainActor struct PreviewTests {
  private func size(_ preview: Preview) throws -> NSSize {
    let window = try #require(preview.makeWindow())
    defer { window.close() }
    #expect(window.isVisible && window.styleMask == .borderless)
    return try #require(window.contentView?.frame.size)
  }

  @Test func sizesOfViews() throws {
    let fitting = NSTextField(labelWithString: "A label").fittingSize
    #expect(fitting.width > 0)
    func label() -> NSTextField {
      let label = NSTextField(labelWithString: "A label")
      label.frame.size = .zero
      return label
    }
    #expect(try size(Preview { label() }) == label().fittedFrameSize)
    #expect(try size(Preview(traits: .sizeThatFitsLayout) { label() }) == label().fittedFrameSize)
    let frame = NSRect(x: 10, y: 10, width: 30, height: 20)
    #expect(try size(Preview(traits: .defaultLayout) { NSView(frame: frame) }) == frame.size)
    #expect(try size(Preview(traits: .sizeThatFitsLayout) { NSView(frame: frame) }) == frame.size)
    #expect(
      try size(Preview(traits: .fixedLayout(width: 120, height: 40)) { label() })
        == NSSize(width: 120, height: 40))
  }

  private final class Controller: NSViewController {
    var events: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 90, height: 70)) }
    override func viewDidLoad() { events.append("loaded") }
    override func viewDidAppear() { events.append("appeared") }
  }

  @Test func controllersAppear() throws {
    let controller = Controller()
    let preview = Preview("Panel", traits: .landscapeLeft) { controller }
    #expect(preview.name == "Panel" && controller.events.isEmpty)
    #expect(try size(preview) == NSSize(width: 90, height: 70))
    #expect(controller.events == ["loaded", "appeared"])
    let preferred = Controller()
    preferred.preferredContentSize = NSSize(width: 60, height: 50)
    #expect(try size(Preview { preferred }) == NSSize(width: 60, height: 50))
  }
}
