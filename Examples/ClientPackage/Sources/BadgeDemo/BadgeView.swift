import UIKit

/// A plate with a round mark on its upper right corner and a shadow below.
///
/// Mark and shadow are ornaments: they belong to the frame, but layout is to align the plate.
final class BadgeView: UIView {
  /// The round mark; its middle is the plate's upper right corner.
  let mark = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(mark)
  }

  /// Room around the plate, in points: above and to the right for the mark, below for the shadow.
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 12, left: 4, bottom: 6, right: 8)
  }

  /// The plate's size, without ornaments.
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plate = alignmentRect(forFrame: bounds)
    mark.frame = CGRect(x: plate.maxX - 8, y: plate.minY - 8, width: 16, height: 16)
  }
}
