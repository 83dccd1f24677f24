import UIKit

/// A view whose ornament grows with it: a core of 160 by 160 in art of 170 by 170, the core at the upper
/// left, the art in the middle of the frame's height.
///
/// `isBroken` gives the two functions of seed 000's listing 1-2, whose sizes undo each other while one
/// origin is moved by (height − 170) / 2 and the other is not (semantics 15-4). The other pair is right.
final class FixedSizeArt: UIView {
  let isBroken: Bool

  init(isBroken: Bool) {
    self.isBroken = isBroken
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 170, height: 170) }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + shift(frame.height), width: frame.width * (160 / 170),
      height: frame.height * (160 / 170))
  }

  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let height = rect.height * (170 / 160)
    return CGRect(
      x: rect.minX, y: rect.minY - (isBroken ? 0 : shift(height)), width: rect.width * (170 / 160),
      height: height)
  }

  private func shift(_ height: CGFloat) -> CGFloat { (height - 170) / 2 }
}
