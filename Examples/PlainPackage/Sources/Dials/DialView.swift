#if canImport(UIKit)
  import UIKit

  /// A dial that draws its value, as documents name it.
  open class DialView: UIView {
    /// 0 to 1.
    @IBInspectable public var value: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

    open override func draw(_ rect: CGRect) {
      let ring = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 6,
        startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * value, clockwise: true)
      ring.lineWidth = 8
      UIColor.systemOrange.setStroke()
      ring.stroke()
    }
  }
#endif
