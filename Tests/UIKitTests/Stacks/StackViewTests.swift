import Foundation
import Testing
import UIKit

/// What programs say to a stack view, and what its constraints are called (semantics 10).
@MainActor @Suite struct StackViewTests {
  // MARK: Arranged views

  @Test func arrangedAreSubviewsInTheirOwnOrder() {
    let (a, b, c) = (Sized(10, 10), Sized(20, 10), Sized(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    // A new one comes in front of the other subviews, wherever it is arranged (10.1).
    #expect(stack.subviews == [a, b, c])
    stack.insertArrangedSubview(a, at: 2)
    #expect(stack.arrangedSubviews == [c, b, a] && stack.subviews == [a, b, c])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [b, a, c])
    stack.bringSubviewToFront(a)
    #expect(stack.arrangedSubviews == [b, a, c] && stack.subviews == [b, c, a])
    #expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func aViewThatIsNoLongerArrangedStaysASubview() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    let stack = UIStackView.alone([a, b], width: 100, height: 10)
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b] && stack.subviews == [a, b])
    #expect(stack.laidOut == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    a.removeFromSuperview()
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
  }

  @Test func aViewMovesBetweenStacks() {
    let a = Sized(10, 10)
    let first = UIStackView(arrangedSubviews: [a])
    let second = UIStackView(arrangedSubviews: [a])
    #expect(first.arrangedSubviews.isEmpty && second.arrangedSubviews == [a])
  }

  @Test func aPlaceOutsideEndsWithApplesWords() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }

  // MARK: Spacing

  @Test func customSpacingBeatsSpacing() {
    let views = (0..<4).map { _ in Sized(10, 10) }
    let stack = UIStackView.free(views)
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[1])
    #expect(stack.laidOut.map(\.minX) == [0, 18, 48, 66])
    #expect(stack.customSpacing(after: views[1]) == 20)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    // Eight points are what the system would choose (8.1).
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.spacing = 3
    #expect(stack.laidOut.map(\.minX) == [0, 18, 48, 61])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(stack.laidOut.map(\.minX) == [0, 18, 31, 44])
    // The distance goes with its view; after the last one it counts for nothing.
    stack.setCustomSpacing(20, after: views[1])
    stack.addArrangedSubview(views[1])
    #expect(stack.laidOut.map(\.minX) == [0, 18, 31, 44])
    stack.removeArrangedSubview(views[1])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func customSpacingOfAHiddenViewIsGoneWithIt() {
    let views = (0..<3).map { _ in Sized(10, 10) }
    let stack = UIStackView.free(views)
    stack.spacing = 8
    stack.setCustomSpacing(20, after: views[1])
    views[1].isHidden = true
    // One spacing between what is left; the hidden view stands in its middle (rules-ios 6.10).
    #expect(stack.laidOut.map(\.minX) == [0, 14, 18])
    #expect(views[1].frame.width == 0 && stack.frame.width == 28)
  }

  @Test func hiddenViewsAtTheEndsStandAtTheEnds() {
    let views = (0..<4).map { _ in Sized(10, 10) }
    let stack = UIStackView.free(views)
    stack.spacing = 8
    views[0].isHidden = true
    views[3].isHidden = true
    // Two views and a spacing: 28; the hidden ones at 0 and at the end.
    #expect(stack.laidOut.map(\.minX) == [0, 0, 18, 28])
    #expect(stack.frame.width == 28)
  }

  /// Nothing to show takes no room; what is outside may still ask for some.
  @Test func stacksCloseOverTheirLastView() {
    let views = [Sized(10, 20), Sized(30, 10)]
    let stack = UIStackView.free(views)
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 40, height: 20))
    for view in views { view.isHidden = true }
    stack.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(stack.identifiers(of: stack, .horizontal).contains("UISV-ordering-spanner"))
    for view in views { view.isHidden = false }
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 40, height: 20))
    for view in views { view.removeFromSuperview() }
    stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 5, height: 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude])
  func aDistanceThatIsNoneCountsAsNone(_ spacing: CGFloat) {
    let stack = UIStackView.free([Sized(10, 10), Sized(10, 10)])
    stack.spacing = spacing
    #expect(stack.laidOut.map(\.minX) == [0, 10])
  }

  // MARK: Margins and direction

  @Test func marginsAreTheCanvasWhenAskedFor() {
    let stack = UIStackView.free([Sized(10, 20), Sized(30, 5)])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.laidOut.first?.origin == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      stack.laidOut == [
        CGRect(x: 2, y: 1, width: 10, height: 20), CGRect(x: 12, y: 1, width: 30, height: 20),
      ])
    // 2 + 40 + 4 and 1 + 20 + 3.
    #expect(stack.frame.size == CGSize(width: 46, height: 24))
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(stack.laidOut.map(\.minX) == [34, 4])
  }

  @Test func directionIsTheStacksWhateverItsViewsRead() {
    let views = [Sized(10, 10), Sized(30, 10)]
    let stack = UIStackView.free(views)
    stack.spacing = 5
    stack.alignment = .top
    views[1].semanticContentAttribute = .forceRightToLeft
    #expect(stack.laidOut.map(\.minX) == [0, 15])
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(stack.laidOut.map(\.minX) == [35, 0])
  }

  // MARK: Fitting (10.1, last item)

  @Test(arguments: [
    // 30 + 50 + 20 + 2 · 6.
    (UIStackView.Distribution.fill, CGFloat(112)), (.equalSpacing, 112),
    // 3 · 50 + 2 · 6.
    (.fillEqually, 162),
  ])
  func theSmallestSize(_ distribution: UIStackView.Distribution, _ length: CGFloat) {
    let stack = UIStackView(arrangedSubviews: [Sized(30, 10), Sized(50, 40), Sized(20, 25)])
    stack.distribution = distribution
    stack.alignment = .center
    stack.spacing = 6
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: length, height: 40))
  }

  // MARK: Who takes what is left over (10.2, 12.4)

  @Test func viewsWithoutANaturalLengthTakeWhatIsLeftOver() {
    let (label, plain) = (Sized(30, 10), UIView())
    let stack = UIStackView.alone([label, plain, Sized(20, 10)], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [30, 50, 20])
  }

  @Test func ofSeveralSuchViewsTheLast() {
    let stack = UIStackView.alone([UIView(), Sized(30, 10), UIView()], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [0, 30, 70])
  }

  @Test func withoutSuchViewsTheFirst() {
    let stack = UIStackView.alone([Sized(30, 10), Sized(20, 10)], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [80, 20])
  }

  @Test func inASqueezeTheFirstKeepsItsSize() {
    let stack = UIStackView.alone([Sized(30, 10), Sized(40, 10)], width: 50, height: 10)
    #expect(stack.laidOut.map(\.width) == [30, 20])
  }

  @Test func aLengthThatNothingDecidesIsNone() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
    let stack = UIStackView.alone([Sized(30, 10), plain], width: 100, height: 40)
    stack.alignment = .center
    #expect(stack.laidOut[1] == CGRect(x: 30, y: 20, width: 70, height: 0))
    #expect(stack.identifiers(of: plain, .vertical).contains("UISV-ambiguity-suppression"))
  }

  /// Shares follow natural lengths that change, in whatever order changes come.
  @Test(arguments: [true, false]) func sharesFollowTheContent(textFirst: Bool) {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let labels = [label("one"), label("one")]
    let stack = UIStackView.alone(labels, width: 200, height: 40)
    stack.distribution = .fillProportionally
    #expect(stack.laidOut.map(\.width) == [100, 100])
    if textFirst { labels[0].text = "one two three" }
    stack.spacing = 20
    if !textFirst { labels[0].text = "one two three" }
    let natural = labels.map(\.intrinsicContentSize.width)
    // The first share counts the spacing as well, the second one gives way to it (10.2).
    let share = 200 * natural[0] / (natural[0] + natural[1] + 20)
    let widths = stack.laidOut.map(\.width)
    #expect(abs(widths[0] - share) <= 0.5 && abs(widths[1] - (180 - share)) <= 0.5)
  }

  // MARK: Names in logs (10.2)

  @Test(arguments: [
    (UIStackView.Distribution.fill, [String]()),
    (.fillEqually, ["UISV-fill-equally"]), (.fillProportionally, ["UISV-fill-proportionally"]),
    (.equalSpacing, ["UISV-distributing-edge", "UISV-fill-equally", "UISV-canvas-fit"]),
    (.equalCentering, ["UISV-distributing-edge", "UISV-fill-equally"]),
  ])
  func distributionsByName(_ distribution: UIStackView.Distribution, _ names: [String]) {
    let stack = UIStackView.free((0..<3).map { _ in Sized(10, 10) })
    stack.distribution = distribution
    stack.layoutIfNeeded()
    let found = Set(stack.statedIdentifiers)
    for name in ["UISV-canvas-connection", "UISV-alignment"] + names {
      #expect(found.contains(name), "\(name)")
    }
    // A minimal distance holds nothing while equal gaps do.
    #expect(found.contains("UISV-spacing") == (distribution != .equalSpacing))
    let others = Set([
      "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge", "UISV-canvas-fit",
    ]).subtracting(names)
    #expect(found.isDisjoint(with: others))
  }

  @Test func alignmentsByName() {
    let stack = UIStackView.free([Sized(10, 10), Sized(10, 20)])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.identifiers(of: stack, .vertical).contains("UISV-spanning-boundary"))
  }

  @Test func gapsHaveApplesName() {
    let stack = UIStackView.free((0..<2).map { _ in Sized(10, 10) })
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    let edges = stack.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal)
      .filter { $0.identifier == "UISV-distributing-edge" }
    #expect(!edges.isEmpty && edges.allSatisfy { "\($0)".contains("_UIOLAGapGuide:0x") })
  }

  /// A fixed height in a column: it wins silently today, and was a contradiction before (16-5).
  @Test func hidingAgainstAFixedLength() {
    func conflicts(_ profile: LayoutProfile.HiddenArrangedViews) -> ([String], CGFloat) {
      LayoutProfile.standard.hiddenArrangedViews = profile
      defer { LayoutProfile.standard.hiddenArrangedViews = .current }
      let view = Sized(10, nil)
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      let stack = UIStackView.free([view, Sized(10, 10)])
      stack.axis = .vertical
      view.isHidden = true
      return (logged { stack.layoutIfNeeded() }, stack.frame.height)
    }
    let (silence, height) = conflicts(.current)
    // The hidden view pushes nobody, whatever its own height (rules-ios 6.10).
    #expect(silence.isEmpty && height == 10)
    let (lines, _) = conflicts(.early)
    #expect(lines.count == 1 && lines.first?.contains("'UISV-hiding'") == true)
  }
}

extension UIStackView {
  /// The identifiers of what holds the arranged views and the stack.
  fileprivate var statedIdentifiers: [String] {
    (arrangedSubviews + [self]).flatMap { view in
      [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        view.constraintsAffectingLayout(for: $0).compactMap(\.identifier)
      }
    }
  }
}
