import Foundation
import LayoutTree
import StackArrangements
import Testing

/// How large a stack is, and who takes what is left over (`Rules/Stacks.md#distributions`).
@MainActor @Suite struct StackSharesTests {
  // MARK: Fitting (10.1, last item)

  @Test(arguments: [
    // 30 + 50 + 20 + 2 · 6.
    (StackArrangement.Distribution.fill, CGFloat(112)), (.equalSpacing, 112),
    // 3 · 50 + 2 · 6.
    (.fillEqually, 162),
  ])
  func theSmallestSize(_ distribution: StackArrangement.Distribution, _ length: CGFloat) {
    let stack = PlainStack("stack")
    stack.views = [PlainView("view", 30, 10), PlainView("view", 50, 40), PlainView("view", 20, 25)]
    stack.how.distribution = distribution
    stack.how.alignment = .center
    stack.how.spacing = .points(6)
    #expect(
      stack.fitted()
        == CGSize(width: length, height: 40))
  }

  /// 400 stacks in each other used up the program's stack.
  @Test(arguments: [StackArrangement.Alignment.fill, .lastBaseline])
  func fiveHundredNestedStacksAreLaidOut(alignment: StackArrangement.Alignment) {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var outer = PlainStack("0")
    root.insert(outer)
    for index in 0..<500 {
      let inner = PlainStack("\(index + 1)")
      inner.how.axis = index % 2 == 0 ? .vertical : .horizontal
      inner.how.alignment = alignment
      outer.views = [inner]
      outer = inner
    }
    outer.views = [PlainView()]
    root.layoutIfNeeded()
    #expect(outer.frame.width.isFinite)
  }

  // MARK: Shares of the rest (`Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`)

  @Test func viewsWithoutANaturalLengthTakeWhatIsLeftOver() {
    let (label, plain) = (PlainView("view", 30, 10), PlainView())
    let stack = PlainStack.alone([label, plain, PlainView("view", 20, 10)], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [30, 50, 20])
  }

  @Test func ofSeveralSuchViewsTheLast() {
    let stack = PlainStack.alone(
      [PlainView(), PlainView("view", 30, 10), PlainView()], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [0, 30, 70])
  }

  @Test func withoutSuchViewsTheFirst() {
    let stack = PlainStack.alone(
      [PlainView("view", 30, 10), PlainView("view", 20, 10)], width: 100, height: 10)
    #expect(stack.laidOut.map(\.width) == [80, 20])
  }

  @Test func inASqueezeTheFirstKeepsItsSize() {
    let stack = PlainStack.alone(
      [PlainView("view", 30, 10), PlainView("view", 40, 10)], width: 50, height: 10)
    #expect(stack.laidOut.map(\.width) == [30, 20])
  }

  @Test func aLengthThatNothingDecidesIsNone() {
    let plain = PlainView(frame: CGRect(x: 0, y: 0, width: 70, height: 70))
    let stack = PlainStack.alone([PlainView("view", 30, 10), plain], width: 100, height: 40)
    stack.how.alignment = .center
    #expect(stack.laidOut[1] == CGRect(x: 30, y: 20, width: 70, height: 0))
    #expect(plain.node.identifiers(.vertical).contains("UISV-ambiguity-suppression"))
  }

  /// Views without natural lengths share by their frames, and keep their ratio when the stack changes (Stack Overflow
  /// 46253248: 24 views of 1 × 1 with a point between two become equally wide).
  @Test(
    arguments: [
      ([10, 20], 0, 300, [100, 200]), ([1, 1, 1, 1], 4, 52, [10, 10, 10, 10]),
      ([30, 10], 20, 60, [30, 10]),
    ] as [([CGFloat], Double, CGFloat, [CGFloat])])
  func sharesOfFrames(frames: [CGFloat], spacing: Double, width: CGFloat, shares: [CGFloat]) {
    let views = frames.map { PlainView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = PlainStack.alone(views, width: width, height: 10)
    stack.how.distribution = .fillProportionally
    stack.how.spacing = .points(spacing)
    #expect(stack.laidOut.map(\.width) == shares)
    // Arranged again, with the frames that came out.
    stack.how.alignment = .center
    #expect(stack.laidOut.map(\.width) == shares)
  }

  /// Shares follow natural lengths that change, in whatever order changes come.
  @Test(arguments: [true, false]) func sharesFollowTheContent(contentFirst: Bool) {
    let views = [PlainView("a", 30, 10), PlainView("b", 30, 10)]
    let stack = PlainStack.alone(views, width: 200, height: 40)
    stack.how.distribution = .fillProportionally
    #expect(stack.laidOut.map(\.width) == [100, 100])
    if contentFirst { views[0].natural.width = 110 }
    stack.how.spacing = .points(20)
    if !contentFirst { views[0].natural.width = 110 }
    // The first share counts the spacing as well: 200 · 110 / (110 + 30 + 20) = 137.5; the second one gives
    // way to it: 200 − 20 − 137.5 (`Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`).
    #expect(stack.laidOut.map(\.width) == [137.5, 42.5])
  }
}
