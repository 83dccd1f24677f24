public import Foundation

/// What bars show: a text, a picture or both.
///
/// - SeeAlso: Apple, "UIBarItem".
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Makes an item that shows nothing.
  public override init() { super.init() }
  /// What it says.
  open var title: String? { didSet { changed() } }
  /// What it shows; bars draw titles only.
  open var image: UIImage?
  /// Whether it reacts.
  open var isEnabled = true
  /// A number by which it can be found.
  open var tag = 0
  /// The bar that shows it, which draws anew when it changes.
  weak var bar: UIView?

  func changed() {
    bar?.setNeedsDisplay()
    bar?.setNeedsLayout()
  }
}
