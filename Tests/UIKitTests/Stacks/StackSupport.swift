import UIKit

/// A view with a natural size of its own, on either axis or both.
final class Sized: UIView {
  private let natural: CGSize
  init(_ width: CGFloat?, _ height: CGFloat?) {
    natural = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { natural }
}

extension UIStackView {
  /// A stack of its own tree, at the origin, with a fixed size; layout follows its frame.
  static func alone(_ views: [UIView], width: CGFloat, height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  /// A stack whose upper left corner is held by a root of 500 × 500 points, its size by its views.
  static func free(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = rootOfFreeStacks
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return stack
  }

  /// A root that outlives the stack; each stack has its own, because only this list retains it.
  private static var rootOfFreeStacks: UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    roots.append(root)
    return root
  }
  private static var roots: [UIView] = []

  /// The frames of the arranged views after layout.
  var laidOut: [CGRect] {
    layoutIfNeeded()
    return arrangedSubviews.map(\.frame)
  }
}
