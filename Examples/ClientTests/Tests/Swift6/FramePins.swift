import Testing
import UIKit

// Style 15: no constraints: a chain of pins that is worked out at once into a frame, in `layoutSubviews`.

@MainActor final class FramePin {
  private let view: UIView
  private var (left, top, right, bottom): (CGFloat?, CGFloat?, CGFloat?, CGFloat?)
  private var (width, height): (CGFloat?, CGFloat?)
  init(_ view: UIView) { self.view = view }
  private var parent: CGSize { view.superview?.bounds.size ?? .zero }

  @discardableResult func left(_ value: CGFloat = 0) -> Self { set { $0.left = value } }
  @discardableResult func top(_ value: CGFloat = 0) -> Self { set { $0.top = value } }
  @discardableResult func right(_ value: CGFloat = 0) -> Self { set { $0.right = value } }
  @discardableResult func bottom(_ value: CGFloat = 0) -> Self { set { $0.bottom = value } }
  @discardableResult func width(_ value: CGFloat) -> Self { set { $0.width = value } }
  @discardableResult func height(_ value: CGFloat) -> Self { set { $0.height = value } }
  @discardableResult func size(_ part: CGFloat) -> Self {
    width(parent.width * part).height(parent.height * part)
  }
  @discardableResult func below(_ other: UIView, _ gap: CGFloat = 0) -> Self {
    top(other.frame.maxY + gap)
  }
  @discardableResult func after(_ other: UIView, _ gap: CGFloat = 0) -> Self {
    left(other.frame.maxX + gap)
  }
  @discardableResult func fit() -> Self {
    let fitted = view.sizeThatFits(CGSize(width: width ?? parent.width, height: parent.height))
    return width(fitted.width).height(fitted.height)
  }
  @discardableResult func middle() -> Self {
    left((parent.width - (width ?? 0)) / 2).top((parent.height - (height ?? 0)) / 2)
  }
  private func set(_ change: (FramePin) -> Void) -> Self {
    change(self)
    place()
    return self
  }
  private func place() {
    var frame = view.frame
    if let width { frame.size.width = width }
    if let height { frame.size.height = height }
    if let left { frame.origin.x = left }
    if let top { frame.origin.y = top }
    if let right {
      if let left {
        frame.size.width = parent.width - right - left
      } else {
        frame.origin.x = parent.width - right - frame.width
      }
    }
    if let bottom {
      if let top {
        frame.size.height = parent.height - bottom - top
      } else {
        frame.origin.y = parent.height - bottom - frame.height
      }
    }
    view.frame = frame
  }
}
extension UIView { fileprivate var pin: FramePin { FramePin(self) } }

/// A card laid out by hand: picture at the left, title beside it, a foot across.
private final class Card: UIView {
  let (picture, title, foot, badge) = (UIView(), Fitting(), UIView(), UIView())
  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, title, foot, badge] { addSubview(view) }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func layoutSubviews() {
    super.layoutSubviews()
    picture.pin.left(10).top(10).width(40).height(40)
    title.pin.after(picture, 8).top(10).width(bounds.width - 68).fit()
    foot.pin.below(picture, 5).left(10).right(10).bottom(10)
    badge.pin.width(12).height(12).right().top()
  }
}
/// As wide as allowed up to 100, 20 high for each 50 of that.
private final class Fitting: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(100, size.width)
    return CGSize(width: width, height: width >= 50 ? 20 : 40)
  }
}

@MainActor @Suite struct FramePinTests {
  /// The title gets W − 68; the foot W − 20 and H − 65; the badge stands at W − 12.
  nonisolated static let cards: [(CGFloat, CGFloat, (CGFloat, CGFloat))] = [
    (200, 100, (100, 20)), (150, 100, (82, 20)), (110, 90, (42, 40)), (118, 65, (50, 20)),
    (320, 200, (100, 20)),
  ]
  @Test(arguments: cards) func cards(_ row: (CGFloat, CGFloat, (CGFloat, CGFloat))) {
    let card = Card(frame: CGRect(x: 0, y: 0, width: row.0, height: row.1))
    check(
      card, [card.picture, card.title, card.foot, card.badge],
      [
        (10, 10, 40, 40), (58, 10, row.2.0, row.2.1), (10, 55, row.0 - 20, row.1 - 65),
        (row.0 - 12, 0, 12, 12),
      ])
    // A new size lays out again.
    card.frame.size = CGSize(width: row.0 + 30, height: row.1 + 10)
    check(
      card, [card.foot, card.badge],
      [(10, 55, row.0 + 10, row.1 - 55), (row.0 + 18, 0, 12, 12)])
  }

  /// A part of the parent in its middle; below hang its followers, each of its width.
  @Test(arguments: [CGFloat(0.5), 0.25, 1]) func parts(_ part: CGFloat) {
    let root = root(200, 100)
    let all = (0..<3).map { _ in UIView() }
    for view in all { root.addSubview(view) }
    all[0].pin.size(part).middle()
    for (above, view) in zip(all, all.dropFirst()) {
      view.pin.width(above.frame.width).height(7).below(above, 3).left(above.frame.minX)
    }
    let (x, y) = (100 * (1 - part), 50 * (1 - part))
    let end = y + 100 * part
    check(
      root, all,
      [(x, y, 200 * part, 100 * part), (x, end + 3, 200 * part, 7), (x, end + 13, 200 * part, 7)])
  }
}
