import Foundation
import LayoutTree
import TestSupport
import Testing

/// Labels that come and go with their constraints, in rows that compete for room: ties fall as in a new engine.
///
/// Builds with assertions also compare the order of all constraints with that of a new engine after each edit.
@MainActor struct LabelEditTests {
  @MainActor private final class Window {
    var random: SeededRandom
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var rows: [PlainView] = []
    private var made = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      for index in 0..<4 {
        let row = PlainView("row \(index)")
        root.insert(row)
        row.tie(.left, .equal, root)
        row.tie(.right, .equal, root)
        row.tie(.top, .equal, rows.last ?? root, rows.isEmpty ? .top : .bottom)
        row.tie(.height, .greaterThanOrEqual, constant: 20)
        rows.append(row)
        for _ in 0..<3 { insert(into: row) }
      }
    }

    private func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    /// A label between its neighbours, with some constraints of its own and some held by the row or the root.
    private func insert(into row: PlainView) {
      made += 1
      let label = PlainView(
        "label \(made)", CGFloat(Int.random(in: 4...20, using: &random) * 10),
        one(in: 4) ? nil : 20)
      let labels = row.subviews
      let index = one(in: 2) ? labels.count : Int.random(in: 0...labels.count, using: &random)
      row.insert(label, at: index)
      let before = one(in: 3) ? nil : labels.randomElement(using: &random)
      label.tie(.left, .equal, before ?? row, before == nil ? .left : .right, constant: 5)
      label.tie(.top, .equal, row, constant: 3)
      if !one(in: 3) { label.tie(.right, .equal, row, priority: 700) }
      if one(in: 2) { row.tie(.bottom, .greaterThanOrEqual, label) }
      if one(in: 2) { label.tie(.width, .lessThanOrEqual, constant: 150, priority: 740) }
      if one(in: 2) { label.tie(.height, constant: 12, priority: 800) }
      if one(in: 4) { label.tie(.centerX, .equal, root, priority: 260) }
      if one(in: 4),
        let other = root.node.preorder().randomElement(using: &random)?.host as? PlainView
      {
        label.tie(.width, .equal, other, priority: 255)
      }
    }

    func edit() {
      guard let row = rows.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3: insert(into: row)
      case 4, 5: row.subviews.randomElement(using: &random)?.node.removeFromParent()
      case 6:
        ([root] + rows + row.subviews).randomElement(using: &random)?
          .constraints.randomElement(using: &random)?.isActive = false
      default:
        guard let one = row.constraints.randomElement(using: &random) else { return }
        one.isActive = false
        if !self.one(in: 3) { one.isActive = true }
      }
    }

    var frames: [CGRect] { root.node.preorder().map(\.frame) }
  }

  @Test(arguments: 1...120 as ClosedRange<UInt64>)
  func editedIsEqualToNew(_ seed: UInt64) {
    let window = Window(seed: seed)
    let log = LayoutProfile.standard.log
    LayoutProfile.standard.log = { _ in }
    defer { LayoutProfile.standard.log = log }
    window.root.layoutIfNeeded()
    for step in 0..<20 {
      for _ in 0..<Int.random(in: 1...2, using: &window.random) { window.edit() }
      window.root.layoutIfNeeded()
      guard step % 4 == 3 else { continue }
      let edited = window.frames
      window.root.node.dropContexts()
      window.root.layoutIfNeeded()
      #expect(edited == window.frames, "seed \(seed), step \(step)")
      if edited != window.frames { return }
    }
  }
}
