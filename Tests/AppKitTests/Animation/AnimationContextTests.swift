import AppKit
import Testing

/// Groups of changes, which are made at once.
///
/// Source: Apple, "NSAnimationContext".
@MainActor struct AnimationContextTests {
  @Test func changesAreMadeAtOnce() {
    let (root, view) = (NSView(), NSView())
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    var order: [String] = []
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 2
      view.animator().alphaValue = 0.5
      width.animator().constant = 30
      order.append("changes \(NSAnimationContext.current === context)")
    } completionHandler: {
      order.append("completion")
    }
    #expect(order == ["changes true", "completion"])
    #expect(view.alphaValue == 0.5 && width.constant == 30 && view.animator() === view)
  }

  /// An inner group begins with the values of the outer one and leaves them alone.
  @Test func groupsAreNested() {
    var order: [String] = []
    #expect(NSAnimationContext.current.duration == 0.25)
    NSAnimationContext.current.completionHandler = { order.append("outside") }
    #expect(order == ["outside"] && NSAnimationContext.current.completionHandler == nil)
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 1
    NSAnimationContext.current.completionHandler = { order.append("outer") }
    NSAnimationContext.beginGrouping()
    #expect(NSAnimationContext.current.duration == 1)
    NSAnimationContext.current.duration = 3
    NSAnimationContext.current.completionHandler = { order.append("inner") }
    NSAnimationContext.endGrouping()
    #expect(NSAnimationContext.current.duration == 1)
    NSAnimationContext.endGrouping()
    NSAnimationContext.endGrouping()
    #expect(order == ["outside", "inner", "outer"])
    #expect(NSAnimationContext.current.duration == 0.25)
  }
}
