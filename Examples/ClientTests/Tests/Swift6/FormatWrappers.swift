import Testing
import UIKit

// Style 11: visual formats, wrapped so that views name themselves.

extension UIView {
  fileprivate func lay(
    _ formats: String..., metrics: [String: Any] = [:], views: [String: UIView],
    options: NSLayoutConstraint.FormatOptions = []
  ) {
    for view in views.values where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
  }
}

@MainActor @Suite struct FormatWrapperTests {
  /// A bar of 44 at the top, a content of at least 50, a foot as high as `foot`; margins `m`.
  nonisolated static let rows: [(m: CGFloat, foot: CGFloat, height: CGFloat)] = [
    (0, 20, 200), (5, 20, 200), (10, 40, 400), (3, 0, 120),
  ]
  @Test(arguments: rows) func columns(_ row: (m: CGFloat, foot: CGFloat, height: CGFloat)) {
    let root = root(100, row.height)
    let (bar, content, foot) = (UIView(), UIView(), UIView())
    root.lay(
      "H:|-m-[bar]-m-|", "H:|-m-[content]-m-|", "H:|-m-[foot]-m-|",
      "V:|[bar(44)]-m-[content(>=50)]-m-[foot(f)]|",
      metrics: ["m": row.m, "f": row.foot],
      views: ["bar": bar, "content": content, "foot": foot])
    let middle = row.height - 44 - 2 * row.m - row.foot
    check(
      root, [bar, content, foot],
      [
        (row.m, 0, 100 - 2 * row.m, 44), (row.m, 44 + row.m, 100 - 2 * row.m, middle),
        (row.m, row.height - row.foot, 100 - 2 * row.m, row.foot),
      ])
  }

  /// Equal thirds, 8 apart, tops and bottoms alike: (W − 16) / 3.
  nonisolated static let thirds: [(CGFloat, CGFloat)] = [(136, 40), (46, 10), (316, 100)]
  @Test(arguments: thirds) func equalThirds(_ row: (width: CGFloat, third: CGFloat)) {
    let root = root(row.width, 50)
    let (a, b, c) = (UIView(), UIView(), UIView())
    let all = ["a": a, "b": b, "c": c]
    root.lay("H:|[a]-[b(==a)]-[c(==a)]|", views: all, options: [.alignAllTop, .alignAllBottom])
    root.lay("V:|-10-[a(20@900)]", views: all)
    let w = row.third
    check(root, [a, b, c], [(0, 10, w, 20), (w + 8, 10, w, 20), (2 * w + 16, 10, w, 20)])
  }
}
