import Foundation
import Testing
import UIKit

/// Windows on the screen lay out on their own.
@MainActor
struct WindowLayoutTests {
  /// Lays out and counts how often.
  private final class Counting: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  /// A shown window with a view that fills half of the width.
  private func shown() -> (UIWindow, Counting, NSLayoutConstraint) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Counting()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 160)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor), width,
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.makeKeyAndVisible()
    return (window, view, width)
  }

  /// Lets the main queue come to what waits.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func aShownWindowIsLaidOut() async {
    let (window, view, _) = shown()
    #expect(view.frame == .zero)
    await turn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 160, height: 20))
    window.isHidden = true
  }

  @Test func changesAreLaidOutOnce() async {
    let (window, view, width) = shown()
    await turn()
    let count = view.count
    for constant in [40, 50, 60] as [CGFloat] { width.constant = constant }
    #expect(view.frame.width == 160)
    await turn()
    #expect(view.frame.width == 60)
    #expect(view.count == count + 1)
    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    await turn()
    #expect(view.frame.width == 70)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    label.text = "Words"
    await turn()
    #expect(label.frame.minX == 5 && label.frame.width > 0)
    label.text = "Words and more words"
    let former = label.frame.width
    await turn()
    #expect(label.frame.width > former)
    window.isHidden = true
  }

  /// Nothing is laid out again where nothing waits, nor in a window that was hidden or a view that was removed.
  @Test func whatDoesNotWaitIsLeftAlone() async {
    let (window, view, width) = shown()
    await turn()
    let count = view.count
    await turn()
    #expect(view.count == count)
    width.constant = 10
    window.isHidden = true
    await turn()
    #expect(view.frame.width == 160)
    window.isHidden = false
    await turn()
    #expect(view.frame.width == 10)
    width.constant = 20
    view.removeFromSuperview()
    await turn()
    #expect(view.frame.width == 10)
    window.isHidden = true
  }
}
