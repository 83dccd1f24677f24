import Testing

@testable import LayoutEngine

/// Attributes as expressions, natural sizes, directions, conflicts.
@Suite struct LayoutEngineTests {
  /// A root of 320 × 480 with one child that stays at (10, 20, 30, 40).
  private func scene() -> (engine: LayoutEngine, root: ItemID, child: ItemID) {
    let engine = LayoutEngine()
    let root = engine.makeItem(parent: nil)
    engine.add(ConstraintSpec(Operand(root, .width), constant: 320))
    engine.add(ConstraintSpec(Operand(root, .height), constant: 480))
    let child = engine.makeItem(
      parent: root, at: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    return (engine, root, child)
  }

  @Test func whatNothingHoldsStays() {
    let (engine, _, child) = scene()
    engine.solve()
    #expect(engine.alignmentRect(of: child) == LayoutRect(x: 10, y: 20, width: 30, height: 40))
  }

  /// Each attribute tied to the same one of the root, with 5 more; what the child's rectangle becomes.
  static let attributeCases: [(Attribute, Double, Double)] = [
    (.left, 5.0, 20.0), (.right, 295, 20), (.leading, 5, 20), (.trailing, 295, 20),
    (.centerX, 150, 20), (.top, 10, 5), (.bottom, 10, 445), (.centerY, 10, 225),
    (.lastBaseline, 10, 445), (.firstBaseline, 10, 5), (.leftMargin, 5, 20),
    (.rightMargin, 295, 20), (.topMargin, 10, 5), (.bottomMargin, 10, 445),
    (.leadingMargin, 5, 20), (.trailingMargin, 295, 20), (.centerXWithinMargins, 150, 20),
    (.centerYWithinMargins, 10, 225),
  ]

  @Test(arguments: attributeCases)
  func attribute(_ attribute: Attribute, x: Double, y: Double) {
    let (engine, root, child) = scene()
    engine.add(
      ConstraintSpec(
        Operand(child, attribute), .equal, Operand(root, attribute), constant: 5))
    engine.solve()
    let rect = engine.alignmentRect(of: child)
    #expect(rect == LayoutRect(x: x, y: y, width: 30, height: 40))
  }

  /// A factor counts from the space that holds both sides: a view's own, a guide's parent's.
  ///
  /// At x = 10
  /// right == 2 · left + 5 says 0 + w == 2 · 0 + 5 of a view, and 10 + w == 2 · 10 + 5 of a guide.
  @Test(arguments: [(true, 5.0), (false, 15)]) func factorsOfOneItem(isSpace: Bool, width: Double) {
    let (engine, root, _) = scene()
    let item = engine.makeItem(parent: root, isSpace: isSpace)
    engine.add(ConstraintSpec(Operand(item, .left), constant: 10))
    engine.add(
      ConstraintSpec(
        Operand(item, .right), .equal, Operand(item, .left), multiplier: 2, constant: 5))
    engine.solve()
    #expect(engine.alignmentRect(of: item) == LayoutRect(x: 10, y: 0, width: width, height: 0))
  }

  @Test func leadingRunsTheOtherWayFromRightToLeft() {
    let (engine, root, child) = scene()
    engine.setRightToLeft(true, for: child)
    engine.setRightToLeft(true, for: root)
    engine.add(
      ConstraintSpec(Operand(child, .leading), .equal, Operand(root, .leading), constant: 16))
    engine.solve()
    #expect(engine.alignmentRect(of: child).maxX == 320 - 16)
  }

  /// The child is 40 high and stands at 100.
  static let baselineCases: [(BaselineRule, Double)] = [
    (.top(16), 116), (.bottom(4), 136), (.center(5), 125),
  ]

  @Test(arguments: baselineCases) func baselines(rule: BaselineRule, at y: Double) {
    let (engine, root, child) = scene()
    engine.add(ConstraintSpec(Operand(child, .top), .equal, Operand(root, .top), constant: 100))
    engine.setBaselines(first: rule, last: rule, for: child)
    let mark = engine.makeItem(parent: root)
    engine.add(
      ConstraintSpec(Operand(mark, .top), .equal, Operand(child, .firstBaseline)))
    engine.solve()
    #expect(engine.alignmentRect(of: mark).y == y)
    // A new rule reaches rows that were made before it.
    engine.setBaselines(first: .top(1), last: rule, for: child)
    engine.solve()
    #expect(engine.alignmentRect(of: mark).y == 101)
  }

  @Test func naturalSizeHugsAndResists() {
    let (engine, root, child) = scene()
    engine.add(
      IntrinsicSize(axis: .horizontal, length: 100, hugging: 250, compressionResistance: 750),
      to: child)
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 100)
    let wide = engine.add(
      ConstraintSpec(Operand(child, .width), .equal, Operand(root, .width), priority: 251))
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 320)
    engine.remove(wide)
    engine.add(
      ConstraintSpec(Operand(child, .width), .lessThanOrEqual, constant: 50, priority: 749))
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 100)
  }

  /// Ten constraints at 250 do not outvote one at 251.
  @Test func levelsAreNotAddedUp() {
    let (engine, _, child) = scene()
    for _ in 0..<10 {
      engine.add(ConstraintSpec(Operand(child, .width), constant: 10, priority: 250))
    }
    engine.add(ConstraintSpec(Operand(child, .width), constant: 99, priority: 251))
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 99)
  }

  @Test func theLaterOfTwoContradictingConstraintsIsBroken() {
    let (engine, _, child) = scene()
    let first = engine.add(ConstraintSpec(Operand(child, .width), constant: 100))
    let second = engine.add(ConstraintSpec(Operand(child, .width), constant: 200))
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 100)
    #expect(
      engine.conflicts == [
        ConflictReport(broken: second, conflicting: [first, second], isIrreducible: true)
      ])
    // When the other one goes, the broken one comes back.
    engine.remove(first)
    engine.solve()
    #expect(engine.alignmentRect(of: child).width == 200)
    #expect(engine.conflicts.isEmpty)
  }

  @Test func whoYieldsFirstIsBrokenFirst() {
    let (engine, root, child) = scene()
    let fixed = engine.add(
      ConstraintSpec(Operand(child, .height), constant: 44, yielding: .first))
    engine.add(ConstraintSpec(Operand(child, .height), constant: 60))
    _ = root
    engine.solve()
    #expect(engine.isBroken(fixed))
    #expect(engine.alignmentRect(of: child).height == 60)
  }

  @Test func sizesAreNeverNegative() {
    let (engine, _, child) = scene()
    engine.add(ConstraintSpec(Operand(child, .width), constant: -50))
    engine.solve()
    #expect(engine.alignmentRect(of: child).width >= 0)
    #expect(engine.conflicts.count == 1)
  }

  @Test func cousinsMeetInTheSpaceOfTheirCommonAncestor() {
    let (engine, root, child) = scene()
    let grandchild = engine.makeItem(
      parent: child, at: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    let other = engine.makeItem(parent: root)
    engine.add(ConstraintSpec(Operand(other, .left), .equal, Operand(grandchild, .right)))
    engine.solve()
    #expect(engine.alignmentRect(of: other).x == 10 + 1 + 3)
  }

  /// An item takes its constraints along; one made afterwards is as good as new.
  @Test func removedItemsLeaveNothingBehind() {
    let (engine, root, child) = scene()
    let follower = engine.makeItem(parent: root, at: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    engine.add(ConstraintSpec(Operand(child, .left), constant: 90))
    engine.add(ConstraintSpec(Operand(follower, .left), .equal, Operand(child, .right)))
    engine.solve()
    #expect(engine.alignmentRect(of: follower).x == 120)
    engine.remove([child])
    engine.solve()
    #expect(engine.alignmentRect(of: follower).x == 120, "nothing holds it: it stays")
    let second = engine.makeItem(parent: root, at: LayoutRect(x: 5, y: 6, width: 7, height: 8))
    engine.add(ConstraintSpec(Operand(second, .right), .equal, Operand(root, .right)))
    engine.solve()
    #expect(engine.alignmentRect(of: second) == LayoutRect(x: 313, y: 6, width: 7, height: 8))
    #expect(engine.alignmentRect(of: root).width == 320)
  }

  @Test func whatNothingHoldsCanBeMoved() {
    let (engine, _, child) = scene()
    engine.add(ConstraintSpec(Operand(child, .width), constant: 50))
    engine.solve()
    engine.setStay(LayoutRect(x: 70, y: 80, width: 90, height: 100), for: child)
    engine.solve()
    #expect(engine.alignmentRect(of: child) == LayoutRect(x: 70, y: 80, width: 50, height: 100))
  }
}
