import Foundation
import Testing
import UIKit

/// Lists and bars on a phone on its side (`Rules/Guides.md#lists-and-bars-keep-to-the-safe-area`).
///
/// An iPhone 14 is 844 points wide then, with 47 at either side outside of the safe area, as published.
@MainActor @Suite(.serialized) struct SideInsetsTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: UIView?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      header == nil ? 0 : 30
    }
  }

  private func landscape<Value>(
    _ controller: UIViewController, _ body: (UIWindow) throws -> Value
  ) rethrows -> Value {
    try onDevice("iPhone 14", isLandscape: true) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer { window.isHidden = true }
      return try body(window)
    }
  }

  private func fill(_ view: UIView, _ parent: UIView) {
    view.frame = parent.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
  }

  /// Apple, "insetsContentViewsToSafeArea": cells, headers and footers.
  @Test(arguments: [true, false]) func rows(areInset: Bool) throws {
    let controller = UIViewController()
    let table = UITableView(frame: .zero, style: .plain)
    let source = Source()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    source.header = header
    (table.dataSource, table.delegate) = (source, source)
    table.insetsContentViewsToSafeArea = areInset
    fill(table, controller.view)
    try landscape(controller) { _ in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      header.layoutIfNeeded()
      let content: (x: CGFloat, width: CGFloat) = areInset ? (47, 750) : (0, 844)
      #expect(cell.frame.minX == 0 && cell.frame.width == 844)
      #expect(cell.contentView.frame.minX == content.x)
      #expect(cell.contentView.frame.width == content.width)
      #expect(header.frame.width == 844)
      #expect(header.contentView.frame.minX == content.x)
      #expect(header.contentView.frame.width == content.width)
      // What is there changes with the property.
      table.insetsContentViewsToSafeArea.toggle()
      table.layoutIfNeeded()
      let changed = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(changed.contentView.frame.width == (areInset ? 844 : 750))
    }
  }

  /// Groups with round corners lie inside: 47 and the margin of 20 at either side.
  @Test func groups() throws {
    let controller = UIViewController()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let source = Source()
    table.dataSource = source
    fill(table, controller.view)
    try landscape(controller) { _ in
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.frame.minX == 67 && cell.frame.width == 844 - 2 * 67)
      #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == cell.frame.width)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// The place and width of an item as wide as its section.
  private func item(_ layout: UICollectionViewLayout) throws -> CGRect {
    let controller = UIViewController()
    let items = Items()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    fill(collection, controller.view)
    return try landscape(controller) { _ in
      try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0))).frame
    }
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, 47, 750), (.safeArea, 47, 750), (.none, 0, 844),
  ])
  func compositionalSections(_ reference: UIContentInsetsReference, x: CGFloat, width: CGFloat)
    throws
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = reference
    let frame = try item(UICollectionViewCompositionalLayout(section: section))
    #expect(frame.minX == x && frame.width == width)
  }

  /// The reference of the layout holds for sections that state none.
  @Test func compositionalConfigurations() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.contentInsetsReference == .safeArea)
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        #expect(environment.container.effectiveContentSize.width == 844)
        #expect(environment.container.contentInsets == .zero)
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }, configuration: configuration)
    #expect(try item(layout).width == 844)
  }

  @Test(arguments: [
    (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 5), (.fromSafeArea, 52),
  ])
  func flowSections(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, x: CGFloat
  ) throws {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.sectionInsetReference = reference
    // An item alone in its line and as wide as the section.
    layout.itemSize = CGSize(width: 844 - 2 * x, height: 40)
    #expect(try item(layout).minX == x)
  }

  /// The background goes from edge to edge, the items do not.
  @Test func bars() {
    IOSGeneration.iOS14.taken {
      let controller = UIViewController()
      let (left, line) = (BarViewTests.sized(30, 20), BarViewTests.sized(30, 20))
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
      controller.toolbarItems = [UIBarButtonItem(customView: line)]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      landscape(navigation) { window in
        #expect(navigation.navigationBar.frame.width == 844)
        #expect(abs(left.convert(CGPoint.zero, to: window).x - 63) < 0.01)
        #expect(abs(line.convert(CGPoint.zero, to: window).x - 63) < 0.01)
      }
    }
  }
}
