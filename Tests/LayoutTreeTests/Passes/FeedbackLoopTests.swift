import Foundation
import LayoutTree
import Testing

/// Layouts that do not settle end, are reported, and leave the other views alone.
///
/// Source: `Rules/Messages.md#feedback-loops`, `Rules/Passes.md#constraints-layout-display`.
@MainActor @Suite(.serialized) struct FeedbackLoopTests {
  /// A way never to settle.
  enum Loop: String, CaseIterable, Sendable {
    case asksItself, asksEachOther, updatesAgain, updatesAboveAgain, givesUpItsSize,
      changesAConstant
    case changesItsSize, changesSubviews, laysOutInside, laysOutWhileUpdating

    /// The callers and reasons of the first skipped view, in the order of the calls.
    var report: (view: String, reasons: Set<LayoutFeedbackLoop.Reason>) {
      switch self {
      case .asksItself, .laysOutInside: ("a", [.setNeedsLayout])
      case .asksEachOther: ("a", [.setNeedsLayout])
      case .updatesAgain, .laysOutWhileUpdating: ("a", [.setNeedsUpdateConstraints])
      // The one that began is the first to ask once too often.
      case .updatesAboveAgain: ("a", [.setNeedsUpdateConstraints])
      case .givesUpItsSize: ("a", [.contentSize])
      // Its subview moves; the views above, whose subviews stay, are not asked.
      case .changesAConstant: ("a", [.solution])
      case .changesItsSize: ("a", [.size])
      case .changesSubviews: ("a", [.subviews])
      }
    }

    @MainActor func start(_ tree: DiaryTree) {
      let (a, a1) = (tree.a, tree.a1)
      switch self {
      case .asksItself: a.onLayout = { a.node.setNeedsLayout() }
      case .asksEachOther:
        a.onLayout = { a1.node.setNeedsLayout() }
        a1.onLayout = { a.node.setNeedsLayout() }
      case .updatesAgain: a.onUpdate = { a.node.setNeedsUpdateConstraints() }
      case .updatesAboveAgain:
        a.onUpdate = { a1.node.setNeedsUpdateConstraints() }
        a1.onUpdate = { a.node.setNeedsUpdateConstraints() }
      case .givesUpItsSize: a.onLayout = { a.node.invalidateIntrinsicContentSize() }
      case .changesAConstant:
        let width = a1.widthAnchor.constraint(equalToConstant: 5)
        a1.node.translatesMask = false
        width.isActive = true
        a.onLayout = { width.constant = width.constant == 5 ? 6 : 5 }
      case .changesItsSize: a.onLayout = { a.frame.size.width = a.frame.width == 10 ? 11 : 10 }
      case .changesSubviews: a.onLayout = { a.insert(a1, at: 1) }
      case .laysOutInside:
        a.onLayout = {
          a.node.setNeedsLayout()
          a.layoutIfNeeded()
        }
      case .laysOutWhileUpdating:
        a.onUpdate = {
          a.node.setNeedsUpdateConstraints()
          a.layoutIfNeeded()
        }
      }
      a.node.setNeedsLayout()
      a.node.setNeedsUpdateConstraints()
    }
  }

  /// What is found and logged while something runs.
  private func found(_ body: () -> Void) -> (loops: [LayoutFeedbackLoop], log: [String]) {
    var loops: [LayoutFeedbackLoop] = []
    LayoutProfile.standard.feedbackLoopFound = { loops.append($0) }
    defer { LayoutProfile.standard.feedbackLoopFound = nil }
    let log = logged(body)
    return (loops, log)
  }

  @Test(arguments: Loop.allCases) func aLoopEndsAndIsReported(_ loop: Loop) throws {
    let tree = DiaryTree.settled
    loop.start(tree)
    tree.b.node.setNeedsLayout()
    let (loops, log) = found { tree.root.layoutIfNeeded() }
    #expect(loops.count == 1)
    let first = try #require(loops.first)
    #expect(first.threshold == 50)
    let participant = try #require(first.participants.first)
    #expect((participant.view as? DiaryView)?.name == loop.report.view)
    #expect(Set(participant.requests.map(\.reason)) == loop.report.reasons)
    #expect(log == [first.message])
    // The view next to it got its turn.
    #expect(tree.diary.entries.contains("layout b"))
    #expect(!tree.b.node.requestsLayout)
    // Each was called as often as the threshold allows and not once more.
    let maximum = Dictionary(grouping: tree.diary.entries, by: \.self).values.map(\.count).max()
    #expect(maximum == 50)
  }

  @Test func theReportSaysWhoAskedWhomAndWhy() {
    let tree = DiaryTree.settled
    tree.a.onLayout = { tree.root.node.setNeedsLayout() }
    tree.root.onLayout = { tree.a.node.setNeedsLayout() }
    tree.root.node.setNeedsLayout()
    let (_, log) = found { tree.root.layoutIfNeeded() }
    #expect(
      log == [
        """
        [LayoutLoop] Layout did not settle.
        \troot: asked for layoutSubviews 51 times in one pass.
        \t\tIt was asked again because setNeedsLayout was called, in layoutSubviews of a.
        The pass ended without them. Set -UIViewLayoutFeedbackLoopDebuggingThreshold to a number \
        from 50 to 1000 to allow more calls; it is 50.
        """
      ])
  }

  /// Skipped views wait for the next pass, and are served in it.
  @Test func theNextPassTriesAgain() {
    let tree = DiaryTree.settled
    var isLooping = true
    tree.a.onLayout = { if isLooping { tree.a.node.setNeedsLayout() } }
    tree.a.node.setNeedsLayout()
    #expect(found { tree.root.layoutIfNeeded() }.loops.count == 1)
    #expect(tree.a.node.requestsLayout)
    isLooping = false
    tree.diary.entries = []
    #expect(found { tree.root.layoutIfNeeded() }.loops.isEmpty)
    #expect(tree.diary.entries == ["layout a"])
    #expect(!tree.a.node.requestsLayout)
  }

  /// As many calls as the threshold do not count as a loop.
  @Test(arguments: [(49, false), (50, true), (51, true)])
  func theThresholdIsExact(extra: Int, isLoop: Bool) {
    let tree = DiaryTree.settled
    var left = extra
    tree.a.onLayout = {
      left -= 1
      if left >= 0 { tree.a.node.setNeedsLayout() }
    }
    tree.a.node.setNeedsLayout()
    #expect(found { tree.root.layoutIfNeeded() }.loops.isEmpty == !isLoop)
  }

  @Test(arguments: [("60", 60), ("1", 50), ("5000", 1000), ("many", 50), ("-3", 50)])
  func theUserDefaultSetsTheThreshold(text: String, expected: Int) {
    let key = "UIViewLayoutFeedbackLoopDebuggingThreshold"
    UserDefaults.standard.set(text, forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    #expect(LayoutProfile.standard.feedbackLoopThreshold == expected)
    guard expected == 60 else { return }
    let tree = DiaryTree.settled
    Loop.asksItself.start(tree)
    #expect(found { tree.root.layoutIfNeeded() }.loops.first?.threshold == 60)
    #expect(tree.diary.entries.filter { $0 == "layout a" }.count == 60)
  }

  /// Two trees that lay each other out, over and over.
  @Test func loopsThroughAnotherTreeEnd() {
    let (one, other) = (DiaryTree.settled, DiaryTree.settled)
    for (tree, partner) in [(one, other), (other, one)] {
      tree.a.onLayout = {
        tree.a.node.setNeedsLayout()
        partner.a.node.setNeedsLayout()
        partner.root.layoutIfNeeded()
      }
    }
    one.a.node.setNeedsLayout()
    #expect(!found { one.root.layoutIfNeeded() }.loops.isEmpty)
  }

  /// A program that answers each contradiction by making a new one.
  @Test func answersThatContradictAgainEnd() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = PlainView()
    root.insert(view)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let other = view.widthAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([width, other])
    LayoutProfile.standard.constraintBroken = { _ in other.constant += 1 }
    defer { LayoutProfile.standard.constraintBroken = nil }
    #expect(found { root.layoutIfNeeded() }.loops.count == 1)
  }

  /// Eighty views, each of which asks the next: long, but each is called a few times only.
  @Test func aLongChainIsNoLoop() {
    let diary = Diary()
    let root = DiaryView("root", diary)
    let views = (0..<80).map { DiaryView("\($0)", diary, in: root) }
    root.layoutIfNeeded()
    for (view, next) in zip(views.dropFirst(), views) {
      view.onLayout = { next.node.setNeedsLayout() }
    }
    diary.entries = []
    views.last?.node.setNeedsLayout()
    let (loops, log) = found { root.layoutIfNeeded() }
    #expect(loops.isEmpty && log.isEmpty)
    #expect(diary.entries == (0..<80).reversed().map { "layout \($0)" })
  }
}
