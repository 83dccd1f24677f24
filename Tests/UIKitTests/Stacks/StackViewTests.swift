import Foundation
import LayoutTree
import StackArrangements
import Testing
import UIKit

/// What programs say to a stack view (`Rules/Stacks.md#what-a-stack-view-arranges`); how it lays out,
/// `LayoutTreeTests` says.
@MainActor @Suite struct StackViewTests {
  // MARK: Arranged views

  @Test func arrangedAreSubviewsInTheirOwnOrder() {
    let (a, b, c) = (Sized(10, 10), Sized(20, 10), Sized(30, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    // A new one comes in front of the other subviews, wherever it is arranged (`Rules/Stacks.md#what-a-stack-view-arranges`).
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

  @Test func aPlaceOutsideEndsWithApplesWordsInAnotherProcess() async {
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
    // Eight points are what the system would choose.
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
    // One spacing between what is left; the hidden view stands in its middle
    // (`Rules/Stacks.md#hidden-arranged-views`).
    #expect(stack.laidOut.map(\.minX) == [0, 14, 18])
    #expect(views[1].frame.width == 0 && stack.frame.width == 28)
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

  // MARK: Properties

  /// What a program sets is what layout arranges by, name by name.
  @Test func propertiesReachTheArrangement() throws {
    let stack = UIStackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10)])
    let distributions: [(UIStackView.Distribution, StackArrangement.Distribution)] = [
      (.fill, .fill), (.fillEqually, .fillEqually), (.fillProportionally, .fillProportionally),
      (.equalSpacing, .equalSpacing), (.equalCentering, .equalCentering),
    ]
    for (value, expected) in distributions {
      stack.distribution = value
      let arrangement = try #require(stack.viewNode.arrangement as? StackArrangement)
      #expect(arrangement.distribution == expected)
      #expect(arrangement.gaps.isEmpty == ![.equalSpacing, .equalCentering].contains(expected))
    }
    let alignments: [(UIStackView.Alignment, StackArrangement.Alignment)] = [
      (.fill, .fill), (.leading, .leading), (.top, .leading), (.firstBaseline, .firstBaseline),
      (.center, .center), (.trailing, .trailing), (.bottom, .trailing),
      (.lastBaseline, .lastBaseline),
    ]
    for (value, expected) in alignments {
      stack.alignment = value
      let arrangement = try #require(stack.viewNode.arrangement as? StackArrangement)
      #expect(arrangement.alignment == expected)
    }
    stack.axis = .vertical
    stack.spacing = 7
    stack.isBaselineRelativeArrangement = true
    let arrangement = try #require(stack.viewNode.arrangement as? StackArrangement)
    #expect(arrangement.axis == .vertical && arrangement.spacing == .points(7))
    #expect(arrangement.isBaselineRelative && !arrangement.isMarginsRelative)
    #expect(arrangement.views.map { $0.host as? UIView } == stack.arrangedSubviews)
  }

  /// One row of each kind through the whole front: three views of 30, 50 and 20 in 200, 10 apart.
  @Test(
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 70, 140]), (.equalSpacing, [0, 80, 180]),
      (.equalCentering, [0, 77.5, 180]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func aRow(_ distribution: UIStackView.Distribution, _ places: [CGFloat]) {
    let stack = UIStackView.alone(
      [Sized(30, 10), Sized(50, 40), Sized(20, 25)], width: 200, height: 60)
    stack.distribution = distribution
    stack.spacing = 10
    #expect(stack.laidOut.map(\.minX) == places)
  }
}
