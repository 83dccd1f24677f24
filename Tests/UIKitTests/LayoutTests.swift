import Foundation
import TestSupport
import Testing
import UIKit

/// Passes, masks, stacks, fitting, and that what is edited equals what is built anew.
@MainActor @Suite struct LayoutTests {
  /// A superview that a constraint widens moves children with masks as resizing does (semantics 9.2):
  /// 100 × 100 to 200 × 150, child (10, 10, 30, 30).
  nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 30, height: 30)),
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 30)),
    (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 30)),
    (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 30, height: 30)),
    (
      [
        .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight,
        .flexibleTopMargin, .flexibleBottomMargin,
      ],
      CGRect(x: 20, y: 15, width: 60, height: 45)
    ),
    ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 35, y: 10, width: 105, height: 30)),
  ]

  @Test(arguments: masks)
  func masksFollowASuperviewThatConstraintsResize(_ mask: UIView.AutoresizingMask, _ end: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.autoresizingMask = mask
    // A follower sees the child in the engine, not only its frame.
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(parent)
    parent.addSubview(child)
    parent.addSubview(follower)
    parent.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      parent.leftAnchor.constraint(equalTo: root.leftAnchor),
      parent.topAnchor.constraint(equalTo: root.topAnchor),
      parent.widthAnchor.constraint(equalToConstant: 200),
      parent.heightAnchor.constraint(equalToConstant: 150),
      follower.leftAnchor.constraint(equalTo: child.leftAnchor),
      follower.rightAnchor.constraint(equalTo: child.rightAnchor),
      follower.topAnchor.constraint(equalTo: child.topAnchor),
      follower.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == end)
    #expect(follower.frame == end)
  }

  @Test func maskConstraintsAreNotListed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)))
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  @Test func constraintsGoToTheNearestCommonAncestor() {
    let root = UIView()
    let a = UIView()
    let b = UIView()
    root.addSubview(a)
    root.addSubview(b)
    let between = a.leftAnchor.constraint(equalTo: b.leftAnchor)
    let alone = a.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, alone])
    #expect(root.constraints == [between])
    #expect(a.constraints == [alone])
    b.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(!between.isActive)
    #expect(alone.isActive)
  }

  @Test func hiddenViewsCloseUp() {
    let stack = UIStackView(arrangedSubviews: (0..<4).map { _ in box(20) })
    stack.spacing = 8
    stack.alignment = .top
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = host(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 104)  // 4 · 20 + 3 · 8
    stack.arrangedSubviews[2].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 76)  // 3 · 20 + 2 · 8
    #expect(stack.arrangedSubviews[3].frame.minX == 56)
    #expect(stack.arrangedSubviews[2].frame.width == 0)
  }

  @Test func equalShares() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    // 280 / 3 = 93.33: edges snapped to half points.
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 103.5, 206.5])
    #expect(stack.arrangedSubviews.allSatisfy { abs($0.frame.width - 93.5) <= 0.5 })
  }

  @Test func fittingIsTheSmallestSizeThatHolds() {
    let view = UIView()
    let inner = box(50)
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 53))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 53))
  }

  @Test func aWrappingLabelGetsItsHeightInASecondPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Several words that do not fit into a hundred and twenty points"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height > 3 * 20.2)
  }

  @Test func layoutHappensOncePerChange() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        super.layoutSubviews()
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == 2)
  }

  @Test func updateConstraintsRunsLeavesFirstBeforeLayout() {
    @MainActor final class Log { var entries: [String] = [] }
    final class Logging: UIView {
      var log: Log?
      var name = ""
      override func updateConstraints() {
        log?.entries.append("constraints \(name)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        log?.entries.append("layout \(name)")
        super.layoutSubviews()
      }
    }
    let log = Log()
    let outer = Logging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Logging(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    (outer.log, outer.name, inner.log, inner.name) = (log, "outer", log, "inner")
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(
      log.entries == ["constraints inner", "constraints outer", "layout outer", "layout inner"])
  }

  /// A random script of edits on a living tree ends where a tree built that way at once ends.
  @Test(arguments: [11, 12, 13, 14] as [UInt64]) func editedEqualsBuilt(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var constants = (0..<6).map { _ in CGFloat(Int.random(in: 5...80, using: &random)) }
    let living = Row(constants)
    living.root.layoutIfNeeded()
    for _ in 0..<60 {
      let index = Int.random(in: 0..<6, using: &random)
      constants[index] = CGFloat(Int.random(in: 5...80, using: &random))
      living.widths[index].constant = constants[index]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        living.widths[index].isActive = false
        living.root.layoutIfNeeded()
        living.widths[index].isActive = true
      case 1: living.root.layoutIfNeeded()
      default: break
      }
    }
    living.root.layoutIfNeeded()
    let fresh = Row(constants)
    fresh.root.layoutIfNeeded()
    #expect(
      living.root.subviews.map(\.frame) == fresh.root.subviews.map(\.frame), "seed \(seed)")
  }

  /// Six boxes in a row, each with a width of its own.
  @MainActor final class Row {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    var widths: [NSLayoutConstraint] = []
    init(_ constants: [CGFloat]) {
      var previous: UIView?
      for constant in constants {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: constant)
        widths.append(width)
        NSLayoutConstraint.activate([
          width,
          view.leftAnchor.constraint(
            equalTo: previous?.rightAnchor ?? root.leftAnchor, constant: 2),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
        previous = view
      }
    }
  }

  /// A subtree that outlives the tree it was laid out in is laid out in the next one.
  @Test func subtreesMoveBetweenTrees() {
    let inner = UIView()
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    kept.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: kept.leftAnchor, constant: 4),
      inner.topAnchor.constraint(equalTo: kept.topAnchor),
      inner.widthAnchor.constraint(equalTo: kept.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 6),
      kept.heightAnchor.constraint(equalToConstant: 30),
    ])
    func place(_ width: CGFloat) -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      root.addSubview(kept)
      NSLayoutConstraint.activate([
        kept.leftAnchor.constraint(equalTo: root.leftAnchor),
        kept.rightAnchor.constraint(equalTo: root.rightAnchor),
        kept.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      return root
    }
    _ = place(100)
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 50, height: 6))
    let second = place(60)
    #expect(second.subviews == [kept])
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 30, height: 6))
    kept.removeFromSuperview()
    let third = place(20)
    #expect(third.subviews == [kept])
    #expect(inner.frame.width == 10)
  }

  /// Overrides that return nonsense leave the rest of the layout alone.
  final class Nonsense: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
  }

  @Test func nonsenseFromOverridesDoesNotSpread() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let nonsense = Nonsense()
    nonsense.translatesAutoresizingMaskIntoConstraints = false
    let calm = box(20)
    root.addSubview(nonsense)
    root.addSubview(calm)
    calm.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    calm.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    nonsense.topAnchor.constraint(equalTo: calm.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(calm.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    #expect(nonsense.frame == .zero)
  }

  @Test func aFrameThatIsNoNumberEndsWithApplesWords() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      }
    }
  }

  @Test func illegalPairingsEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 5)
      }
    }
  }

  /// A square turned by 45 degrees: layout keeps bounds and centre, the frame is its diagonal.
  @Test func transformsDoNotDisturbLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = box(20)
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(abs(view.frame.width - 20 * 2.0.squareRoot()) < 1e-9)
    // Its corner is reached where the diagonal points, and not where the upright corner was.
    #expect(root.hitTest(CGPoint(x: 113, y: 100), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 109, y: 109), with: nil) === root)
    let corner = view.convert(CGPoint(x: 20, y: 20), to: root)
    #expect(abs(corner.x - 100) < 1e-9 && abs(corner.y - (100 + 10 * 2.0.squareRoot())) < 1e-9)
  }

  private func box(_ side: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    // Not required, so that hiding wins without a conflict.
    let width = view.widthAnchor.constraint(equalToConstant: side)
    width.priority = LayoutPriority(999)
    width.isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
    return view
  }

  private func host(_ view: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return root
  }
}
