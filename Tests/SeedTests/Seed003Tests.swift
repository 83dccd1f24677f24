import Foundation
import Testing
import UIKit

/// Seed 003, "Alignment rects in Auto Layout views".
@MainActor @Suite(.serialized) struct Seed003Tests {
  private final class Badged: UIView {
    let label = UILabel()
    let yellowBox = UIView()
    override var alignmentRectInsets: UIEdgeInsets {
      return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    }
    init(text: String) {
      super.init(frame: .zero)
      label.text = text
      addSubview(label)
      addSubview(yellowBox)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      ])

      // alignmentRectInsets doesn't support RTL,
      // so use left/right rather than leading/trailing
      yellowBox.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        yellowBox.topAnchor.constraint(equalTo: topAnchor),
        yellowBox.bottomAnchor.constraint(equalTo: bottomAnchor),
        yellowBox.leftAnchor.constraint(equalTo: rightAnchor),
        yellowBox.widthAnchor.constraint(equalToConstant: alignmentRectInsets.right),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class IncreasedTappableButton: UIButton {
    // one potential optimization is to calculate insets that would
    // make the button >= 44.0 pt tall/wide
    override var alignmentRectInsets: UIEdgeInsets {
      return UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }

    override var intrinsicContentSize: CGSize {
      var size = super.intrinsicContentSize
      size.width += alignmentRectInsets.left + alignmentRectInsets.right
      size.height += alignmentRectInsets.top + alignmentRectInsets.bottom
      return size
    }

    private var boundsInsetByAlignmentRect: CGRect {
      return bounds.inset(by: alignmentRectInsets)
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      return super.backgroundRect(forBounds: boundsInsetByAlignmentRect)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      return super.imageRect(forContentRect: boundsInsetByAlignmentRect)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      return super.titleRect(forContentRect: boundsInsetByAlignmentRect)
    }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func centre(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
  }

  /// "we're centering relative to the label, and not to the decorative box"; "The decoration is part of the
  /// view, not floating outside of it".
  @Test func theLabelIsCentredAndTheBoxIsInside() {
    let view = Badged(text: "XXX")
    centre(view)
    let label = view.label.convert(view.label.bounds, to: container)
    #expect(abs(label.midX - 150) <= 0.25)
    #expect(view.yellowBox.frame.maxX == view.bounds.maxX)
    #expect(view.yellowBox.frame.width == 10)
    #expect(view.yellowBox.frame.minX == view.bounds.maxX - 10)
  }

  /// "the layoutMarginGuide and direct leading, trailing, etc., anchors are automatically inset. This is also
  /// true for constraints created via NSLayoutConstraint."
  @Test func anchorsAndConstraintsAreInset() {
    let view = Badged(text: "XXX")
    centre(view)
    let twin = UIView()
    twin.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(twin)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: twin, attribute: .right, relatedBy: .equal, toItem: view, attribute: .right,
        multiplier: 1, constant: 0),
      twin.leftAnchor.constraint(equalTo: view.leftAnchor),
      twin.heightAnchor.constraint(equalToConstant: 5),
      twin.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(twin.frame.maxX == view.frame.maxX - 10)
    #expect(twin.frame.minX == view.frame.minX)
    #expect(view.layoutMarginsGuide.layoutFrame.maxX == view.bounds.maxX - 10 - 8)
  }

  /// "This gives us a button where the frame is slightly bigger, but things are positioned relative to the
  /// original size": touches are taken in the whole frame.
  @Test func theButtonIsLargerThanWhatIsAligned() {
    let button = IncreasedTappableButton(type: .system)
    button.setTitle("Tap", for: .normal)
    centre(button)
    let aligned = button.alignmentRect(forFrame: button.frame)
    #expect(button.frame == aligned.insetBy(dx: -10, dy: -10))
    #expect(abs(aligned.midX - 150) <= 0.25 && abs(aligned.midY - 100) <= 0.25)
    let corner = CGPoint(x: button.frame.minX + 1, y: button.frame.minY + 1)
    #expect(container.hitTest(corner, with: nil) === button)
    #expect(button.titleRect(forContentRect: button.bounds).midX == button.bounds.midX)
  }

  /// "this will not work inside a UIStackView since the larger frame will extend outside the bounds of its
  /// container and UIStackView is fairly aggressive about ignoring outside touches".
  @Test(arguments: [false, true]) func touchesOutsideAStackAreLostAndReported(inStack: Bool) {
    var found: [AlignmentMismatch] = []
    let old = (LayoutProfile.standard.alignmentMismatchFound, LayoutProfile.standard.log)
    LayoutProfile.standard.checksAlignmentRects = true
    LayoutProfile.standard.alignmentMismatchFound = { found.append($0) }
    LayoutProfile.standard.log = { _ in }
    defer {
      LayoutProfile.standard.checksAlignmentRects = false
      (LayoutProfile.standard.alignmentMismatchFound, LayoutProfile.standard.log) = old
    }
    let button = IncreasedTappableButton(type: .system)
    button.setTitle("Tap", for: .normal)
    let stack = UIStackView(arrangedSubviews: inStack ? [button] : [])
    centre(inStack ? stack : button)
    let lost = found.filter { $0.kind == .touchesOutsideContainer }
    #expect(lost.count == (inStack ? 1 : 0))
    guard inStack else { return }
    #expect(lost.first?.view === button)
    #expect(lost.first?.container?.view === stack)
    #expect(lost.first?.message.contains("UIStackView") == true)
    let corner = button.convert(CGPoint(x: 1, y: 1), to: container)
    #expect(container.hitTest(corner, with: nil) !== button)
  }
}
