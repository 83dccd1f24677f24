import Foundation
import Testing
import UIKit

/// Collections: the flow, cells, layouts of clients.
///
/// Source: Apple, "UICollectionView", "UICollectionViewFlowLayout": lines are filled while items fit with
/// their least distance, which then grows so that lines reach from inset to inset.
@MainActor @Suite struct CollectionViewTests {
  final class Tile: UICollectionViewCell {
    let box = UIView()
    var side: NSLayoutConstraint?
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let side = box.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        side, box.heightAnchor.constraint(equalToConstant: 20),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
      self.side = side
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  final class Head: UICollectionReusableView {}

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]]
    init(_ sizes: [[CGSize]]) { self.sizes = sizes }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { sizes[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.side?.constant = sizes[indexPath.section][indexPath.item].width
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  @MainActor final class Kept { var sources: [Source] = [] }
  private let kept = Kept()

  private func collection(
    _ source: Source, _ layout: UICollectionViewLayout, width: CGFloat = 100
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
    kept.sources.append(source)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        Head.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [[CGFloat]] {
    collection.visibleCells.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }
  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func equalItemsMakeAGrid() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 7
    layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 2, right: 6)
    let collection = collection(Source([Array(repeating: size(20, 10), count: 5)]), layout)
    collection.layoutIfNeeded()
    // 90 of room: 3 · 20 + 2 · 5 = 70 fit, a fourth would need 95; (90 − 60) / 2 = 15 between them.
    #expect(
      frames(collection) == [
        [4, 3, 20, 10], [39, 3, 20, 10], [74, 3, 20, 10], [4, 20, 20, 10], [39, 20, 20, 10],
      ])
    #expect(collection.contentSize == CGSize(width: 100, height: 32))
  }

  @Test func unequalItems() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 0
    let collection = collection(
      Source([[size(30, 10), size(40, 30), size(80, 10), size(20, 10), size(30, 20)]]), layout)
    collection.layoutIfNeeded()
    // 30 and 40 reach from edge to edge, in the middle of a line of 30; 80 alone stands in the middle of
    // its line; the last line keeps 10.
    #expect(
      frames(collection) == [
        [0, 10, 30, 10], [60, 0, 40, 30], [10, 30, 80, 10], [0, 45, 20, 10], [30, 40, 30, 20],
      ])
  }

  @Test func headersFootersAndSections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = size(0, 15)
    layout.footerReferenceSize = size(0, 5)
    let collection = collection(Source([[size(50, 20)], [size(60, 20)]]), layout)
    collection.layoutIfNeeded()
    // 15 + 20 + 5 a section; the only line of a section keeps its least distance.
    #expect(frames(collection) == [[0, 15, 50, 20], [0, 55, 60, 20]])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header is Head && header?.frame == CGRect(x: 0, y: 40, width: 100, height: 15))
    #expect(collection.contentSize.height == 80)
  }

  @Test func sideways() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 0
    layout.itemSize = size(30, 90)
    let collection = collection(Source([Array(repeating: size(30, 90), count: 3)]), layout)
    collection.layoutIfNeeded()
    // Two of 90 fit 200, so 20 between them.
    #expect(frames(collection) == [[0, 0, 30, 90], [0, 110, 30, 90], [35, 0, 30, 90]])
    #expect(collection.contentSize == CGSize(width: 65, height: 200))
  }

  @Test func cellsSayHowLargeTheyAre() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let collection = collection(Source([[size(70, 0), size(30, 0), size(40, 0)]]), layout)
    collection.layoutIfNeeded()
    // Their boxes are 20 high; 70 + 30 fill the first line.
    #expect(frames(collection) == [[0, 0, 70, 20], [70, 0, 30, 20], [0, 20, 40, 20]])
  }

  @Test func onlyWhatIsSeenIsMade() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let source = Source([Array(repeating: size(100, 50), count: 500)])
    let collection = collection(source, layout)
    collection.layoutIfNeeded()
    let first = collection.visibleCells
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    collection.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 5000)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [100, 101, 102, 103])
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    collection.layoutIfNeeded()
    // The cells that were taken back are used again.
    #expect(Set(collection.visibleCells) == Set(first))
    source.sizes = [[size(10, 10)]]
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(frames(collection) == [[0, 0, 10, 10]])
  }

  /// A layout of a client's: items down a diagonal.
  final class Diagonal: UICollectionViewLayout {
    var prepared = 0
    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: CGFloat(indexPath.item) * 30, y: CGFloat(indexPath.item) * 30, width: 20, height: 20)
      attributes.alpha = 0.5
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { $0.frame.intersects(rect) }
    }
  }

  @Test func aLayoutOfAClient() {
    let layout = Diagonal()
    let collection = collection(Source([Array(repeating: size(1, 1), count: 20)]), layout)
    collection.layoutIfNeeded()
    // Those that begin before 100.
    #expect(
      frames(collection) == [
        [0, 0, 20, 20], [30, 30, 20, 20], [60, 60, 20, 20], [90, 90, 20, 20],
      ])
    #expect(collection.visibleCells.allSatisfy { $0.alpha == 0.5 })
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(layout.prepared == 1)
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(layout.prepared == 2 && collection.contentSize.width == 1000)
  }
}
