import Foundation
import Testing
import UIKit

/// Data sources from snapshots, registrations, and layouts of groups in a collection.
///
/// Source: Apple, "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
/// "UICollectionViewCompositionalLayout".
@MainActor struct DiffableTests {
  @Test func aTableShowsASnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    #expect(table.dataSource === source)
    var snapshot = source.snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems([5, 6, 7])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["5", "6", "7"])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    snapshot.insertItems([1, 2], beforeItem: 5)
    var completed = false
    source.apply(snapshot) { completed = true }
    table.layoutIfNeeded()
    #expect(completed)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["1", "2", "5", "6", "7"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0), "6 stays selected")
    #expect(table.visibleCells[3].isSelected)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 5)
    #expect(source.indexPath(for: 7) == IndexPath(row: 4, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 3)) == nil)
    #expect(source.index(for: "all") == 0 && source.sectionIdentifier(for: 1) == nil)
  }

  final class Wrapping: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  static func list(
    _ width: CGFloat, header: CGFloat? = nil
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    if let header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(header)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  /// Cells of estimated height keep the width that the layout gives them and say how high they are.
  @Test func cellsOfAListAreMeasured() throws {
    let collection = Self.list(200, header: 24)
    let registration = UICollectionView.CellRegistration<Wrapping, String> { cell, _, item in
      cell.label.text = item
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 7 }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    let long = Array(repeating: "several words", count: 12).joined(separator: " ")
    snapshot.appendItems(["one line", long, "another line"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let frames = collection.visibleCells.map(\.frame)
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 200 })
    #expect(frames[0] == CGRect(x: 0, y: 24, width: 200, height: 20.5))
    #expect(frames[1].minY == 48.5)
    #expect(frames[1].height > 3 * 20)
    #expect(frames[2].minY == frames[1].maxY + 4)
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 24))
    #expect(header?.tag == 7)
    #expect(collection.contentSize.height == frames[2].maxY)
  }

  /// A provider is asked for each section, with the room that there is.
  @Test func sectionsAreProvided() {
    var asked: [(Int, CGFloat)] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append((index, environment.container.effectiveContentSize.width))
      let columns = index + 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          repeatingSubitem: item, count: columns))
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3, 4, 5], toSection: 1)
    source.apply(snapshot)
    collection.layoutIfNeeded()
    #expect(asked.map(\.0).prefix(2) == [0, 1])
    #expect(asked.allSatisfy { $0.1 == 300 })
    #expect(
      collection.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 0, y: 40, width: 300, height: 40),
        CGRect(x: 0, y: 80, width: 150, height: 40), CGRect(x: 150, y: 80, width: 150, height: 40),
        CGRect(x: 0, y: 120, width: 150, height: 40),
      ])
  }
}
