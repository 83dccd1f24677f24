import Foundation
import LayoutTree
import StackArrangements
import TestSupport
import Testing

/// Views that come, go, hide and move in stacks in stacks: what changed is put in place, and all frames are those of
/// an engine whose whole order is made from scratch, and of a new engine, to the last bit.
///
/// Builds with assertions also compare the order of all constraints with the whole order after each edit, and the
/// places of all views with those that were written back.
@MainActor struct StackEditTests {
  @MainActor private final class Window {
    var random: SeededRandom
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private var stacks: [PlainStack] = []
    private var made = 0
    /// Whether all lengths follow from constraints, and no baseline from frames: a new engine keeps others as it
    /// finds them.
    private let isDetermined: Bool

    init(seed: UInt64, isDetermined: Bool = false) {
      random = SeededRandom(seed: seed)
      self.isDetermined = isDetermined
      let outer = PlainStack("outer")
      outer.namesBaselines = !isDetermined
      outer.how.axis = .vertical
      outer.how.spacing = .points(6)
      root.insert(outer)
      outer.tie(.left, .equal, root)
      outer.tie(.top, .equal, root)
      if one(in: 2) { outer.tie(.right, .equal, root) }
      var rows: [PlainView] = []
      for _ in 0..<3 {
        let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          stack(
            (0..<Int.random(in: (isDetermined ? 1 : 0)...3, using: &random)).map { _ in leaf() })
        }
        rows.append(stack(cells))
      }
      outer.views = rows
      stacks.append(outer)
    }

    private func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private func mayBeUnknown(_ count: Int) -> Bool { one(in: count) && !isDetermined }

    private func leaf() -> PlainView {
      made += 1
      let leaf = PlainView(
        "leaf \(made)", mayBeUnknown(5) ? -1 : CGFloat(Int.random(in: 2...20, using: &random) * 5),
        mayBeUnknown(5) ? -1 : CGFloat(Int.random(in: 2...6, using: &random) * 5))
      if one(in: 4) { leaf.tie(.width, constant: 30, priority: 600) }
      return leaf
    }

    private func stack(_ views: [PlainView]) -> PlainStack {
      let stack = PlainStack("stack \(stacks.count)")
      stack.namesBaselines = !isDetermined
      stack.how.axis = one(in: 2) ? .vertical : .horizontal
      stack.how.alignment =
        [.fill, .fill, .leading, .center, .firstBaseline].randomElement(using: &random) ?? .fill
      stack.how.distribution =
        [.fill, .fill, .fillEqually, .equalSpacing].randomElement(using: &random) ?? .fill
      stack.how.spacing = .points(Double(Int.random(in: 0...8, using: &random)))
      stack.how.isMarginsRelative = one(in: 6)
      stack.views = views
      stacks.append(stack)
      return stack
    }

    func edit() {
      guard let stack = stacks.randomElement(using: &random) else { return }
      let index = Int.random(in: 0...stack.views.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4: stack.views.insert(leaf(), at: index)
      case 5, 6:
        guard let view = stack.views.first(where: { !($0 is PlainStack) }) else { return }
        // Another view may be made where this one was.
        stack.setHidden(false, view)
        stack.views.removeAll { $0 === view }
        // Sometimes it only stops being arranged.
        if !mayBeUnknown(4) { view.node.removeFromParent() }
      case 7, 8:
        guard let view = stack.views.randomElement(using: &random) else { return }
        stack.setHidden(!stack.isHidden(view), view)
      case 9:
        guard let view = stack.views.randomElement(using: &random) else { return }
        stack.move(view, to: index)
      case 10:
        guard let view = stack.views.randomElement(using: &random) else { return }
        view.tie(.width, .lessThanOrEqual, root, priority: 755)
      default:
        guard let view = stack.views.last, !(view is PlainStack) else { return }
        view.natural = CGSize(width: mayBeUnknown(3) ? -1 : 33, height: 21)
      }
    }

    /// A view with others in it that comes and goes before the engine takes it in leaves nothing but the order in
    /// doubt.
    func forgetOrder() {
      let group = PlainView("group")
      group.insert(PlainView("part"))
      root.insert(group)
      group.node.removeFromParent()
    }

    var frames: [CGRect] { root.node.preorder().map(\.frame) }
  }

  /// Two equal windows, the second of whose order is in doubt before each layout.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func placesAreThoseOfTheWholeOrder(_ seed: UInt64) {
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { _ in }
    defer { LayoutProfile.standard.log = log }
    let windows = [Window(seed: seed), Window(seed: seed)]
    for window in windows {
      window.root.layoutIfNeeded()
      // A new engine asks for baselines first, and makes the items that they name.
      window.forgetOrder()
      window.root.layoutIfNeeded()
    }
    for step in 0..<20 {
      for window in windows {
        for _ in 0..<(step % 3 == 2 ? 2 : 1) { window.edit() }
      }
      windows[1].forgetOrder()
      for window in windows { window.root.layoutIfNeeded() }
      let frames = windows.map(\.frames)
      #expect(frames[0] == frames[1], "seed \(seed), step \(step)")
      if frames[0] != frames[1] { return }
    }
  }

  /// A new engine numbers all places from scratch.
  ///
  /// Where sums of several rows tie it may decide otherwise, in one of a hundred such windows; these have none.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func editedIsEqualToNew(_ seed: UInt64) {
    let window = Window(seed: seed, isDetermined: true)
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { _ in }
    defer { LayoutProfile.standard.log = log }
    window.root.layoutIfNeeded()
    for step in 0..<20 {
      for _ in 0..<(step % 3 == 2 ? 2 : 1) { window.edit() }
      window.root.layoutIfNeeded()
      let edited = window.frames
      guard step % 4 == 3 else { continue }
      window.root.node.dropContexts()
      window.root.layoutIfNeeded()
      #expect(edited == window.frames, "seed \(seed), step \(step)")
      if edited != window.frames { return }
    }
  }
}
