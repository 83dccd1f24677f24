import AppKit
import Foundation
import Testing

/// Windows on the screen lay out on their own.
@MainActor
struct WindowTurnTests {
  /// Lets the main queue come to what waits.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func aShownWindowIsLaidOut() async {
    let window = NSWindow(
      contentRect: CGRect(x: 0, y: 0, width: 320, height: 480), styleMask: [.titled],
      backing: .buffered, defer: true)
    let content = NSView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 160)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor), width,
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.contentView = content
    await turn()
    #expect(view.frame == .zero)
    window.orderFront(nil)
    await turn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 20))
    width.constant = 40
    await turn()
    #expect(view.frame.width == 40)
    window.orderOut(nil)
    width.constant = 50
    await turn()
    #expect(view.frame.width == 40)
  }
}
