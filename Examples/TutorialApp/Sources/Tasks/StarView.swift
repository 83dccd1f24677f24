#if os(iOS)
  import UIKit

  /// What a star's owner is notified of.
  @objc protocol StarViewDelegate {
    func starViewDidChange(_ starView: StarView)
    @objc optional func starView(_ starView: StarView, shouldRate rating: Int) -> Bool
    @objc optional func starView(_ starView: StarView, didRate rating: Int)
  }

  /// A rating from 0 to 5.
  @IBDesignable class StarView: UIControl {
    @IBInspectable var rating: Int = 0 {
      didSet {
        setNeedsDisplay()
        accessibilityValue = "\(rating)"
      }
    }
    @IBInspectable var starColor: UIColor = #colorLiteral(red: 1, green: 0.8, blue: 0, alpha: 1)
    @IBOutlet weak var delegate: StarViewDelegate?

    func rate(_ value: Int) {
      guard delegate?.starView?(self, shouldRate: value) ?? true else { return }
      rating = value
      delegate?.starViewDidChange(self)
      delegate?.starView?(self, didRate: value)
      sendActions(for: .valueChanged)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }
  }
#else
  #error("This app is for iOS.")
#endif
