import Foundation
import Testing
import UIKit

/// Layouts of clients: contexts of invalidation, classes of attributes, decoration views, changes.
///
/// Source: Apple, "UICollectionViewLayout", "UICollectionViewLayoutInvalidationContext",
/// "UICollectionViewLayoutAttributes".
@MainActor struct CollectionLayoutTests {
  final class Attributes: UICollectionViewLayoutAttributes {
    // `isEqual` is not of the main actor.
    nonisolated(unsafe) var turn = 0
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.turn = turn
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Attributes)?.turn == turn
    }
  }
  final class Context: UICollectionViewLayoutInvalidationContext {
    var isMarked = false
  }

  /// Squares of 10 points in a row, with one decoration view behind them; notes what it is asked.
  final class Row: UICollectionViewLayout {
    var diary: [String] = []
    var count = 3
    var flips = false
    override class var layoutAttributesClass: AnyClass { Attributes.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override func prepare() {
      diary.append("prepare")
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 10) }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let made = Attributes(forCellWith: indexPath)
      made.frame = CGRect(x: 10 * indexPath.item, y: 0, width: 10, height: 10)
      return made
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let made = Attributes(forDecorationViewOfKind: elementKind, with: indexPath)
      made.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      made.zIndex = -1
      return made
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        + [layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])].compactMap { $0 }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let flags = (context.invalidateEverything, context.invalidateDataSourceCounts)
      diary.append("invalidate \(flags.0) \(flags.1) \(context is Context)")
      super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let ends = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map {
          $0.map { "\($0.item)" } ?? "-"
        }
        diary.append("\(item.updateAction) \(ends.joined(separator: " "))")
      }
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary.append("appears \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary.append("disappears \(itemIndexPath.item)")
      return nil
    }
    override func finalizeCollectionViewUpdates() { diary.append("finalize") }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { diary.append("to") }
    override func finalizeLayoutTransition() { diary.append("over") }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    { CGPoint(x: proposedContentOffset.x, y: 0) }
  }
  final class Back: UICollectionReusableView {}
  final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func collection(_ row: Row, _ source: Source) -> UICollectionView {
    row.register(Back.self, forDecorationViewOfKind: "back")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 10), collectionViewLayout: row)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func decorationViewsAreBehind() {
    let (row, source) = (Row(), Source())
    let view = collection(row, source)
    #expect(view.subviews.first is Back)
    #expect(view.subviews.count == 4)
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.subviews.count { $0 is Back } == 1)
  }

  nonisolated static let changes: [([String], @Sendable @MainActor (UICollectionView) -> Void)] = [
    (["invalidate false false true"], { $0.collectionViewLayout.invalidateLayout() }),
    (["invalidate true true true"], { $0.reloadData() }),
    (
      ["invalidate false true true", "prepare", "insert - 1", "appears 1", "finalize"],
      { $0.insertItems(at: [[0, 1]]) }
    ),
    (
      [
        "invalidate false true true", "prepare", "delete 0 -", "move 1 2", "disappears 0",
        "finalize",
      ],
      { view in
        view.performBatchUpdates {
          view.deleteItems(at: [[0, 0]])
          view.moveItem(at: [0, 1], to: [0, 2])
        }
      }
    ),
    (
      [
        "invalidate false true true", "prepare", "reload 2 2", "disappears 2", "appears 2",
        "finalize",
      ],
      { $0.reloadItems(at: [[0, 2]]) }
    ),
    (
      ["to", "over"],
      { $0.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false) }
    ),
  ]
  @Test(arguments: changes)
  func theLayoutHearsOfChanges(
    diary: [String], change: @Sendable @MainActor (UICollectionView) -> Void
  ) {
    let (row, source) = (Row(), Source())
    let view = collection(row, source)
    row.diary = []
    change(view)
    #expect(row.diary == diary)
  }

  @Test func aMovedItemStaysSelected() {
    let (row, source) = (Row(), Source())
    let view = collection(row, source)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.moveItem(at: [0, 0], to: [0, 2])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    view.moveItem(at: [0, 1], to: [0, 0])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func aContextMovesTheContent() {
    let (row, source) = (Row(), Source())
    let view = collection(row, source)
    let context = Context()
    context.contentOffsetAdjustment = CGPoint(x: 5, y: 0)
    context.invalidateItems(at: [[0, 1]])
    context.invalidateItems(at: [[0, 2]])
    context.invalidateDecorationElements(ofKind: "back", at: [[0, 0]])
    row.invalidateLayout(with: context)
    #expect(view.contentOffset.x == 5)
    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [[0, 0]]])
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
  }

  @Test func attributesAreCopiedAndCompared() throws {
    let made = Attributes(forSupplementaryViewOfKind: "head", with: [1, 2])
    made.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    made.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    made.zIndex = 7
    made.turn = 3
    let copy = try #require(made.copy() as? Attributes)
    #expect(copy !== made)
    #expect(copy == made)
    #expect(copy.hash == made.hash)
    #expect(copy.representedElementKind == "head")
    #expect(copy.representedElementCategory == .supplementaryView)
    copy.turn = 4
    #expect(copy != made)
    copy.turn = 3
    copy.alpha = 0.5
    #expect(copy != made)
  }

  /// A layout creates attributes of its class, and a view's preferred ones are copies.
  @Test func flowLayoutsUseTheirClass() throws {
    final class Flow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
    }
    let (flow, source) = (Flow(), Source())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 170, height: 100), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let made = try #require(view.layoutAttributesForItem(at: [0, 1]) as? Attributes)
    #expect(made.frame == CGRect(x: 60, y: 0, width: 50, height: 50))
    made.turn = 2
    let preferred = UICollectionReusableView().preferredLayoutAttributesFitting(made)
    #expect((preferred as? Attributes)?.turn == 2)
    let known: Any = Flow.invalidationContextClass
    #expect(known is UICollectionViewFlowLayoutInvalidationContext.Type)
  }

  @Test(arguments: [(false, 0.0), (true, 90.0)])
  func elementsAreMirrored(flips: Bool, x: Double) throws {
    let (row, source) = (Row(), Source())
    row.flips = flips
    let view = collection(row, source)
    view.semanticContentAttribute = .forceRightToLeft
    view.reloadData()
    view.layoutIfNeeded()
    #expect(try #require(view.cellForItem(at: [0, 0])).frame.minX == x)
  }
}
