import AppKit
import Testing

/// Frames are the superview's own; places in layout are visual.
@MainActor struct FlippednessTests {
  @Test(arguments: [false, true])
  func aFrameIsWhatWasSet(isFlipped: Bool) {
    let parent = isFlipped ? FlippedView() : NSView()
    let child = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
    parent.addSubview(child)
    #expect(child.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
    parent.frame.size = NSSize(width: 100, height: 100)
    #expect(child.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
    child.removeFromSuperview()
    #expect(child.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(arguments: [(false, 80.0), (true, 10.0)])
  func topIsTheVisualTop(isFlipped: Bool, y: Double) {
    let parent = isFlipped ? FlippedView() : NSView()
    parent.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    let child = NSView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(child.frame == NSRect(x: 5, y: y, width: 20, height: 10))
  }
}
