import Foundation
import LayoutTree
import Testing
import UIKit

/// The vectors of semantics 17 that views can show, one test a line, in the order of that table.
///
/// Left to other tests: what draws its own artwork (`ExampleTests`), the pairs of mask equations
/// (`MaskTranslationTests`), autoresizing on macOS (`AutoresizingRuleTests`).
@MainActor @Suite(.serialized) struct GoldenVectorTests {
  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A view that constraints lay out, in a superview, with a size where one is given.
  private func box(in superview: UIView, _ width: CGFloat? = nil, _ height: CGFloat? = nil)
    -> UIView
  {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func center(_ view: UIView) {
    guard let superview = view.superview else { return }
    view.centerXAnchor.constraint(equalTo: superview.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: superview.centerYAnchor).isActive = true
  }

  @Test func imageInsets() {
    let superview = root(320, 504)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in }
    let view = UIImageView(
      image: picture.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)))
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    center(view)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 162, width: 200, height: 200))
    #expect(
      view.alignmentRect(forFrame: view.frame) == CGRect(x: 70, y: 162, width: 180, height: 180))
    #expect(view.intrinsicContentSize == CGSize(width: 180, height: 180))
  }

  /// Both generations of equations at twice the width, by substitution, and where the view goes.
  @Test(arguments: [(true, 360.0), (false, 1120.0 / 3)])
  func mask101AtTwiceTheWidth(isEarly: Bool, left: Double) {
    LayoutProfile.standard.maskTranslation = isEarly ? .early : .current
    defer { LayoutProfile.standard.maskTranslation = .current }
    let superview = root(320, 480)
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    superview.addSubview(view)
    let pair = view.autoresizingMaskConstraints.prefix(2)
    let place = pair.first { $0.secondItem != nil }
    let size = pair.first { $0.secondItem == nil }
    #expect(size?.constant == 80)
    let value = Double(place?.multiplier ?? 0) * 640 + Double(place?.constant ?? 0)
    #expect(abs(value - (isEarly ? 40 : 0) - left) < 1e-9)
    superview.frame.size.width = 640
    #expect(abs(Double(view.frame.minX) - left) < 1e-9)
    #expect(view.frame.width == 80)
  }

  /// Stored by Interface Builder at two pixels a point: 165.25 and 303.25 go up.
  @Test func pixelRounding() {
    let superview = root(375, 667)
    let view = box(in: superview, 44.5, 60.5)
    center(view)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 165.5, y: 303.5, width: 44.5, height: 60.5))
  }

  /// The rule of Mac Catalyst: 280 / 3 = 93.33 each, at 0, 103.33 and 206.67; the last ends at 300.5.
  @Test func stackFillEqually() {
    LayoutProfile.standard.rounding = .catalystOffscreen
    defer { LayoutProfile.standard.rounding = .nearestPixel }
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 103, 207])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [93.5, 93.5, 93.5])
  }

  /// Ties away from zero, in local coordinates: a view at (−0.5, 0.25) in one at (10.4, 0.5).
  @Test func catalystRoundsEachViewForItself() {
    LayoutProfile.standard.rounding = .catalystOffscreen
    defer { LayoutProfile.standard.rounding = .nearestPixel }
    let superview = root(100, 100)
    let outer = box(in: superview, 20.25, 20.2)
    let inner = box(in: outer, 5, 5)
    for (view, x, y) in [(outer, 10.4, 0.5), (inner, -0.5, 0.25)] as [(UIView, CGFloat, CGFloat)] {
      guard let above = view.superview else { continue }
      view.leftAnchor.constraint(equalTo: above.leftAnchor, constant: x).isActive = true
      view.topAnchor.constraint(equalTo: above.topAnchor, constant: y).isActive = true
    }
    superview.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 1, width: 20.5, height: 20))
    #expect(inner.frame == CGRect(x: -1, y: 0, width: 5, height: 5))
  }

  /// Four views of 20, 8 apart, the third hidden: the fourth follows the second at one spacing.
  @Test func hiddenInAStack() {
    let superview = root(400, 100)
    let stack = UIStackView()
    stack.spacing = 8
    stack.alignment = .top
    stack.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: superview.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
    for _ in 0..<4 {
      let view = UIView()
      // Below required, so that hiding contradicts nothing.
      let width = view.widthAnchor.constraint(equalToConstant: 20)
      width.priority = UILayoutPriority(900)
      width.isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.addArrangedSubview(view)
    }
    stack.arrangedSubviews[2].isHidden = true
    superview.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames[1].maxX == 48 && frames[3].minX == 56)
    #expect(frames[2].width == 0 && frames[2].minX >= 48 && frames[2].minX <= 56)
  }

  /// A root with the insets (44, 10, 34, 12) of 320 by 480.
  private var covered: UIView {
    let view = root(320, 480)
    view.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    return view
  }

  @Test func safeArea() {
    let view = covered
    let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
  }

  @Test func margins() {
    let view = covered
    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    // A guide has a rectangle once it has taken part in layout.
    box(in: view).leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    view.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test func safeAreaBar() {
    let view = covered
    let bar = box(in: view)
    let content = box(in: bar, nil, 44)
    NSLayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: view.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 402, width: 320, height: 78))
  }

  /// 16 in from the right, behind a guide that is itself 8 in: 300 − 8 − 16 − 50.
  @Test func rightToLeft() {
    let view = root(300, 100)
    let child = box(in: view, 50, 10)
    for view in [view, child] { view.semanticContentAttribute = .forceRightToLeft }
    child.leadingAnchor.constraint(
      equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 16
    ).isActive = true
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.minX == 226)
  }

  @Test(arguments: [(2.0, 173.5), (3.0, 520.0 / 3)])
  func fitting(scale: Double, expected: Double) {
    let view = UIView()
    view.viewNode.pixelScale = scale
    let child = box(in: view, 173.25, 10)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: view.leftAnchor),
      child.rightAnchor.constraint(equalTo: view.rightAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(Double(size.width) - expected) < 1e-9)
  }
}
