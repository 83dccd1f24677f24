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
  weak var bar: UIView? {
    didSet { if bar !== oldValue { ItemProxies.shared.apply(to: self) } }
  }
  /// Where the picture is moved from its place, in points; kept.
  open var imageInsets = UIEdgeInsets.zero
  /// A picture for low bars; kept.
  open var landscapeImagePhone: UIImage?
  /// The looks of the title, by state.
  var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets font and colour of the title for a state; other attributes are kept.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }
  /// Font and colour of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
  /// The looks that are shown now.
  var shownTextAttributes: [NSAttributedString.Key: Any]? {
    textAttributes.shown(in: isEnabled ? .normal : .disabled)
  }

  func changed() {
    bar?.setNeedsDisplay()
    bar?.setNeedsLayout()
  }
}
