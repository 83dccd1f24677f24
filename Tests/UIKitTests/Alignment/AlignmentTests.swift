import Foundation
import Testing
import UIKit

/// The seeds' alignment examples (`Rules/AlignmentRectangles.md#images-bring-their-insets`): frames,
/// natural sizes and alignment rectangles.
@MainActor @Suite struct AlignmentTests {
  /// An image of a size in points, with alignment insets.
  private func image(_ side: CGFloat, _ insets: UIEdgeInsets) -> UIImage {
    let size = CGSize(width: side, height: side)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    return (UIGraphicsGetImageFromCurrentImageContext() ?? UIImage())
      .withAlignmentRectInsets(insets)
  }

  @Test func anImageWithAShadowIsCentredByItsCore() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let view = UIImageView(
      image: image(200, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)))
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(view.intrinsicContentSize == CGSize(width: 180, height: 180))
    #expect(
      view.alignmentRect(forFrame: view.frame)
        == CGRect(x: 70, y: 162, width: 180, height: 180))
  }

  @Test func withoutInsetsTheSameImageIsTenPointsOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let view = UIImageView(image: image(200, .zero))
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: parent.centerYAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 152, width: 200, height: 200))
  }

  /// A label with an ornament at its right: the seed's view, written as its author wrote it.
  final class Ornamented: UIView {
    let label = UILabel()
    let ornament = UIView()
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "XXX"
      for view in [label, ornament] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ornament.topAnchor.constraint(equalTo: topAnchor),
        ornament.bottomAnchor.constraint(equalTo: bottomAnchor),
        ornament.leftAnchor.constraint(equalTo: rightAnchor),
        ornament.widthAnchor.constraint(equalToConstant: alignmentRectInsets.right),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func theOrnamentDoesNotMoveTheLabel() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 301, height: 100))
    let view = Ornamented()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    view.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: container.centerYAnchor).isActive = true
    container.layoutIfNeeded()
    let label = view.convert(view.label.frame, to: container)
    #expect(abs(label.midX - container.bounds.midX) <= 0.25)
    #expect(view.ornament.frame.width == 10)
    let ornament = view.convert(view.ornament.frame, to: container)
    #expect(ornament.minX == view.alignmentRect(forFrame: view.frame).maxX)
    #expect(view.frame.width == view.alignmentRect(forFrame: view.frame).width + 10)
  }

  /// The seed's button with a larger area for touches.
  final class IncreasedTappableButton: UIButton {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    override var intrinsicContentSize: CGSize {
      var size = super.intrinsicContentSize
      size.width += alignmentRectInsets.left + alignmentRectInsets.right
      size.height += alignmentRectInsets.top + alignmentRectInsets.bottom
      return size
    }
    var boundsInsetByAlignmentRect: CGRect { UIEdgeInsetsInsetRect(bounds, alignmentRectInsets) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      super.backgroundRect(forBounds: boundsInsetByAlignmentRect)
    }
  }

  @Test func theTappableButtonCountsItsInsetsTwice() {
    let plain = UIButton(type: .custom)
    plain.setTitle("Tap", for: .normal)
    let content = plain.intrinsicContentSize
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = IncreasedTappableButton(type: .custom)
    button.setTitle("Tap", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(button)
    button.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 50).isActive = true
    button.topAnchor.constraint(equalTo: parent.topAnchor, constant: 50).isActive = true
    parent.layoutIfNeeded()
    #expect(
      button.intrinsicContentSize == CGSize(width: content.width + 20, height: content.height + 20))
    #expect(
      button.frame
        == CGRect(x: 40, y: 40, width: content.width + 40, height: content.height + 40))
    #expect(
      button.backgroundRect(forBounds: button.bounds) == button.bounds.insetBy(dx: 10, dy: 10))
    #expect(parent.hitTest(CGPoint(x: 41, y: 41), with: nil) === button)
    #expect(parent.hitTest(CGPoint(x: 39, y: 41), with: nil) === parent)
  }

  @Test func insideAStackTheFrameSticksOutAndTouchesEndAtTheStack() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = IncreasedTappableButton(type: .custom)
    button.setTitle("Tap", for: .normal)
    let stack = UIStackView(arrangedSubviews: [button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 50).isActive = true
    stack.topAnchor.constraint(equalTo: parent.topAnchor, constant: 50).isActive = true
    parent.layoutIfNeeded()
    #expect(button.frame.minX == -10)
    #expect(parent.hitTest(CGPoint(x: 45, y: 60), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 55, y: 60), with: nil) === button)
  }

  /// Both functions may be overridden instead of the insets, and layout uses both.
  final class Scaled: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(origin: frame.origin, size: CGSize(width: frame.width / 2, height: frame.height / 2))
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(origin: rect.origin, size: CGSize(width: rect.width * 2, height: rect.height * 2))
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
  }

  @Test func overriddenFunctionsAreUsedBothWays() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Scaled()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    view.rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 70, width: 80, height: 60))
  }
}
