import AppKit
import Foundation
import Testing

/// The controller of a view is notified of layout once, in a pass and when a program calls `layout()`.
///
/// Source: Apple, "viewWillLayout" and "viewDidLayout", called before and after the view's `layout()`.
@MainActor struct LayoutByHandTests {
  final class Diary: NSViewController {
    var notes: [String] = []
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)) }
    override func viewWillLayout() { notes.append("will") }
    override func viewDidLayout() { notes.append("did") }
  }
  /// A view whose override calls super in the middle.
  final class Inner: NSView {
    weak var diary: Diary?
    override func layout() {
      diary?.notes.append("before")
      super.layout()
      diary?.notes.append("after")
    }
  }

  @Test func aCallNotifies() {
    let controller = Diary()
    controller.view.layout()
    #expect(controller.notes == ["will", "did"])
  }

  @Test func aPassNotifiesOnce() {
    let controller = Diary()
    controller.view.needsLayout = true
    controller.view.layoutSubtreeIfNeeded()
    #expect(controller.notes == ["will", "did"])
  }

  /// In a pass the notifications stand around the override; by hand they stand around what `NSView` does.
  @Test func overridesAreNotNotifiedTwice() {
    let controller = Diary()
    let view = Inner(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view.diary = controller
    controller.view = view
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(controller.notes == ["will", "before", "after", "did"])
    controller.notes = []
    view.layout()
    #expect(controller.notes == ["before", "will", "did", "after"])
  }
}
