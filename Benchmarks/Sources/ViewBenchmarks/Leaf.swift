import UIKit

/// A view with a natural size and nothing in it.
final class Leaf: UIView {
  private let natural: CGSize

  /// Makes a leaf; −1 means no natural length.
  init(width: Int = -1, height: Int = -1) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }

  /// Sets how hard the natural width is held, 1 to 1000.
  func hold(width hugging: Float, _ resistance: Float) {
    setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
  }
}
