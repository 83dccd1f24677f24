import Testing
import UIKit

// Style 8: result builders that describe rows and columns of views.

@resultBuilder enum StackBuilder {
  static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  static func buildEither(first: [UIView]) -> [UIView] { first }
  static func buildEither(second: [UIView]) -> [UIView] { second }
  static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
}

@MainActor private func stack(
  _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = spacing
  stack.translatesAutoresizingMaskIntoConstraints = false
  return stack
}
@MainActor private func row(_ spacing: CGFloat = 0, @StackBuilder _ content: () -> [UIView])
  -> UIStackView
{ stack(.horizontal, spacing, content()) }
@MainActor private func column(_ spacing: CGFloat = 0, @StackBuilder _ content: () -> [UIView])
  -> UIStackView
{ stack(.vertical, spacing, content()) }

@MainActor @Suite struct StackBuilderTests {
  /// A column of a title, a row of `count` marks of 10 × 10 with 5 between them, and perhaps a foot.
  nonisolated static let cases: [(count: Int, hasFoot: Bool)] = [
    (1, false), (1, true), (3, false), (3, true), (5, true), (8, false),
  ]
  @Test(arguments: cases) func builds(_ given: (count: Int, hasFoot: Bool)) {
    let root = root(300, 300)
    let (title, foot) = (Content(30, 12), Content(20, 7))
    var marks: [UIView] = []
    let inner = row(5) {
      for _ in 0..<given.count {
        let mark = Content(10, 10)
        let _ = marks.append(mark)
        mark
      }
    }
    let outer = column(4) {
      title
      inner
      if given.hasFoot { foot }
    }
    outer.alignment = .leading
    root.addSubview(outer)
    outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 1).isActive = true
    outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2).isActive = true
    let rowWidth = CGFloat(given.count * 15 - 5)
    // 12 + 4 + 10, and 4 + 7 more with a foot.
    check(
      root, [outer, title, inner],
      [
        (2, 1, max(30, rowWidth), given.hasFoot ? 37 : 26), (0, 0, 30, 12),
        (0, 16, rowWidth, 10),
      ], "\(given)")
    check(
      root, marks, (0..<given.count).map { (CGFloat($0 * 15), 0, 10, 10) }, "\(given)")
    if given.hasFoot { check(root, [foot], [(0, 30, 20, 7)], "\(given)") }
  }
}
