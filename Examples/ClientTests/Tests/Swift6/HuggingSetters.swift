import Testing
import UIKit

// Style 5: words for how hard content is held, set one after another.

extension UIView {
  @discardableResult fileprivate func hugs(
    _ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> Self {
    setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    return self
  }
  @discardableResult fileprivate func resists(
    _ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> Self {
    setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    return self
  }
}

@MainActor @Suite struct HuggingSetterTests {
  struct Row: Sendable {
    let width: CGFloat
    let hugging: (Float, Float)
    let resistance: (Float, Float)
    let first: CGFloat
  }
  /// Two contents of 60 and 40 side by side in a root: who hugs less grows, who resists less shrinks.
  nonisolated static let rows = [
    Row(width: 100, hugging: (250, 251), resistance: (750, 750), first: 60),
    Row(width: 150, hugging: (250, 251), resistance: (750, 750), first: 110),
    Row(width: 150, hugging: (251, 250), resistance: (750, 750), first: 60),
    Row(width: 80, hugging: (250, 250), resistance: (750, 751), first: 40),
    Row(width: 80, hugging: (250, 250), resistance: (751, 750), first: 60),
    Row(width: 30, hugging: (250, 250), resistance: (750, 751), first: 0),
    Row(width: 50, hugging: (250, 250), resistance: (999, 1), first: 50),
    Row(width: 400, hugging: (1, 2), resistance: (750, 750), first: 360),
  ]
  @Test(arguments: rows) func sideBySide(_ row: Row) {
    let root = root(row.width, 30)
    let a = Content(60, 10).hugs(row.hugging.0).resists(row.resistance.0)
    let b = Content(40, 20).hugs(row.hugging.1).resists(row.resistance.1)
    root.addSubview(a)
    root.addSubview(b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    // In 30 the first is gone and the second, naturally 40, is squeezed as well.
    let second = row.width - row.first
    check(root, [a, b], [(0, 0, row.first, 10), (row.first, 0, second, 20)])
    #expect(a.contentHuggingPriority(for: .horizontal).rawValue == row.hugging.0)
    #expect(b.contentCompressionResistancePriority(for: .horizontal).rawValue == row.resistance.1)
  }
}
