import Testing
import UIKit

// Style 9: key paths name anchors, and a function of two of them makes a constraint.

typealias Pin = @MainActor (UIView, UIView) -> NSLayoutConstraint

@MainActor private func equal<Kind, Anchor: NSLayoutAnchor<Kind>>(
  _ path: KeyPath<UIView, Anchor>, _ other: KeyPath<UIView, Anchor>? = nil, _ constant: CGFloat = 0
) -> Pin {
  { view, parent in
    view[keyPath: path].constraint(
      equalTo: parent[keyPath: other ?? path], constant: constant)
  }
}
@MainActor private func equal(
  _ path: KeyPath<UIView, NSLayoutDimension>, to constant: CGFloat
) -> Pin {
  { view, _ in view[keyPath: path].constraint(equalToConstant: constant) }
}
@MainActor private func part(
  _ path: KeyPath<UIView, NSLayoutDimension>, _ factor: CGFloat
) -> Pin {
  { view, parent in
    view[keyPath: path].constraint(equalTo: parent[keyPath: path], multiplier: factor)
  }
}
extension UIView {
  fileprivate func add(_ child: UIView, _ pins: [Pin]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(pins.map { $0(child, self) })
  }
  fileprivate func with<Value>(
    _ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value
  ) -> Self {
    (self as UIView)[keyPath: path] = value
    return self
  }
}

@MainActor @Suite struct KeyPathSetterTests {
  /// Corners and middles of 200 × 100 for a view of 40 × 20.
  @Test func places() {
    let root = root(200, 100)
    let size: [Pin] = [equal(\.widthAnchor, to: 40), equal(\.heightAnchor, to: 20)]
    let all = (0..<9).map { UIView().with(\.tag, $0).with(\.alpha, 0.5) }
    root.add(all[0], size + [equal(\.leadingAnchor), equal(\.topAnchor)])
    root.add(all[1], size + [equal(\.centerXAnchor), equal(\.topAnchor)])
    root.add(all[2], size + [equal(\.trailingAnchor), equal(\.topAnchor)])
    root.add(all[3], size + [equal(\.leadingAnchor, nil, 5), equal(\.centerYAnchor)])
    root.add(all[4], size + [equal(\.centerXAnchor), equal(\.centerYAnchor)])
    root.add(all[5], size + [equal(\.trailingAnchor, nil, -5), equal(\.centerYAnchor, nil, 1)])
    root.add(all[6], size + [equal(\.leadingAnchor, \.centerXAnchor), equal(\.bottomAnchor)])
    root.add(all[7], size + [equal(\.trailingAnchor, \.centerXAnchor), equal(\.bottomAnchor)])
    root.add(
      all[8], size + [equal(\.leftAnchor, \.rightAnchor), equal(\.topAnchor, \.bottomAnchor)])
    check(
      root, all,
      [
        (0, 0, 40, 20), (80, 0, 40, 20), (160, 0, 40, 20), (5, 40, 40, 20), (80, 40, 40, 20),
        (155, 41, 40, 20), (100, 80, 40, 20), (60, 80, 40, 20), (200, 100, 40, 20),
      ])
    #expect(all[3].tag == 3 && all[3].alpha == 0.5)
  }

  /// A part of the parent, in the middle.
  nonisolated static let parts: [(CGFloat, CGFloat)] = [
    (0.5, 0.5), (0.25, 1), (1, 0.1), (0.8, 0.4),
  ]
  @Test(arguments: parts) func parts(_ factors: (CGFloat, CGFloat)) {
    let root = root(200, 100)
    let view = UIView()
    root.add(
      view,
      [
        part(\.widthAnchor, factors.0), part(\.heightAnchor, factors.1), equal(\.centerXAnchor),
        equal(\.centerYAnchor),
      ])
    let (width, height) = (200 * factors.0, 100 * factors.1)
    check(root, [view], [((200 - width) / 2, (100 - height) / 2, width, height)])
  }
}
