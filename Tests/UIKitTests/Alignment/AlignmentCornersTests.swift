import Drawing
import Foundation
import Testing
import UIKit

/// Alignment rectangles where they meet something else: guides, images in controls, direction, transforms,
/// touches, masks, stacks, pictures.
///
/// Source: `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
/// `Rules/AlignmentRectangles.md#images-bring-their-insets`,
/// `Rules/Passes.md#the-reading-direction-turns-leading-and-trailing`,
/// `Rules/Passes.md#touches-go-by-bounds`.
@MainActor @Suite struct AlignmentCornersTests {
  /// A view with insets of its own.
  final class Inset: UIView {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) {
      didSet { invalidateIntrinsicContentSize() }
    }
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { natural }
  }

  private func image(_ width: CGFloat, _ height: CGFloat, _ insets: UIEdgeInsets) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in }.withAlignmentRectInsets(insets)
  }

  /// A view at the left and upper edge of a parent of 200 by 200, its other sides free.
  private func corner(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return root
  }

  // MARK: Guides

  enum Guide: String, CaseIterable, Sendable { case margins, safeArea, readable, keyboard, own }

  /// A frame of 100 by 100 with insets (1, 2, 3, 4) has the alignment rectangle (2, 1, 94, 96); the safe
  /// area lies 10 inside that at the top and 20 at the bottom, margins 8 inside the safe area.
  @Test(arguments: [
    (Guide.margins, CGRect(x: 10, y: 19, width: 78, height: 50)),
    (.readable, CGRect(x: 10, y: 19, width: 78, height: 50)),
    (.safeArea, CGRect(x: 2, y: 11, width: 94, height: 66)),
    (.keyboard, CGRect(x: 2, y: 77, width: 94, height: 20)),
    (.own, CGRect(x: 2, y: 1, width: 94, height: 96)),
  ])
  func guidesFollowTheInsets(_ kind: Guide, _ expected: CGRect) {
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.setSafeArea(UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    let guide: UILayoutGuide
    switch kind {
    case .margins: guide = view.layoutMarginsGuide
    case .safeArea: guide = view.safeAreaLayoutGuide
    case .readable: guide = view.readableContentGuide
    case .keyboard: guide = view.keyboardLayoutGuide
    case .own:
      guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: guide.leftAnchor),
      child.rightAnchor.constraint(equalTo: guide.rightAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame == expected)
    #expect(guide.layoutFrame == expected)
  }

  // MARK: Images

  @Test func aButtonTakesOverTheInsetsOfWhatMakesItsShape() {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 4)
    let alone = UIButton(type: .custom)
    alone.setImage(image(44, 46, insets), for: .normal)
    #expect(alone.alignmentRectInsets == insets)
    #expect(alone.intrinsicContentSize == CGSize(width: 40, height: 40))
    corner(alone).layoutIfNeeded()
    #expect(alone.frame == CGRect(x: 0, y: 0, width: 44, height: 46))
    #expect(alone.imageRect(forContentRect: alone.bounds) == alone.bounds)
    let titled = UIButton(type: .custom)
    titled.setTitle("Tap", for: .normal)
    titled.setImage(image(10, 10, insets), for: .normal)
    #expect(titled.alignmentRectInsets == .zero)
    titled.setImage(nil, for: .normal)
    titled.setBackgroundImage(image(44, 46, insets), for: .normal)
    #expect(titled.alignmentRectInsets == insets)
    corner(titled).layoutIfNeeded()
    #expect(titled.frame.size == CGSize(width: 44, height: 46))
    #expect(titled.backgroundRect(forBounds: titled.bounds) == titled.bounds)
  }

  @Test func aNewImageBringsItsInsetsAlong() {
    let view = UIImageView(image: image(50, 50, .zero))
    let root = corner(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    view.image = image(50, 50, UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -7, y: -5, width: 50, height: 50))
  }

  /// Negative insets put the alignment rectangle around the frame; too large ones leave no natural size.
  @Test func insetsOfEitherSignAndAnySize() {
    let view = UIImageView(
      image: image(50, 50, UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)))
    corner(view).layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    let eaten = UIImageView(
      image: image(50, 50, UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)))
    #expect(eaten.intrinsicContentSize == CGSize(width: 0, height: 50))
    corner(eaten).layoutIfNeeded()
    #expect(eaten.frame == CGRect(x: -40, y: 0, width: 80, height: 50))
  }

  // MARK: Direction, transforms, masks

  /// Bounds and centre are those of the view without its transform.
  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 6), CGAffineTransform(scaleX: 3, y: 0.5),
    CGAffineTransform(translationX: 40, y: 9),
  ])
  func layoutIgnoresTransforms(_ transform: CGAffineTransform) {
    let view = Inset()
    view.natural = CGSize(width: 30, height: 20)
    view.transform = transform
    let root = corner(view)
    root.layoutIfNeeded()
    // The frame would be (−2, −1, 36, 24).
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 36, height: 24))
    #expect(view.center == CGPoint(x: 16, y: 11))
    #expect(view.frame != CGRect(x: -2, y: -1, width: 36, height: 24))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 16, y: 11))
  }

  // MARK: Touches and pictures

  /// The frame (−2, −1, 36, 24): touches count over all of it, as far as the superview reaches.
  @Test func touchesCountOverTheWholeFrame() {
    let view = Inset()
    view.natural = CGSize(width: 30, height: 20)
    let root = corner(view)
    root.layoutIfNeeded()
    let corners: [(CGPoint, Bool)] = [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 35.9, y: 23.9), true),
      (CGPoint(x: 36, y: 5), false), (CGPoint(x: 5, y: 24), false),
      (CGPoint(x: -0.1, y: 5), false),
    ]
    for (point, isInside) in corners {
      #expect(view.point(inside: point, with: nil) == isInside, "\(point)")
    }
    // 32 and 22 of the frame lie past the alignment rectangle, −1 outside of the superview.
    #expect(root.hitTest(CGPoint(x: 32, y: 21), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 34, y: 0), with: nil) === root)
  }

  /// A picture of the superview shows what stands outside of it unless it clips.
  @Test(arguments: [false, true]) func ornamentsReachOutsideUnlessClipped(clips: Bool) throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let middle = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let view = Inset()
    view.insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    view.backgroundColor = .red
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(middle)
    middle.addSubview(view)
    middle.clipsToBounds = clips
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: middle.leftAnchor),
      view.rightAnchor.constraint(equalTo: middle.rightAnchor),
      view.topAnchor.constraint(equalTo: middle.topAnchor),
      view.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -4, y: -4, width: 28, height: 28))
    let context = try #require(CGContext.bitmap(size: outer.bounds.size, scale: 1))
    outer.layer.render(in: context)
    let picture = try #require(context.makeImage())
    #expect((picture.color(x: 8, y: 20)?.alpha ?? 0 > 0.5) == !clips)
    #expect(picture.color(x: 12, y: 20)?.alpha ?? 0 > 0.5)
  }
}
