import Foundation
import TestSupport
import Testing
import UIKit

/// A view that a container makes as large as its content gets the frame around its alignment rectangle, which stands
/// at the place of a view without ornaments (`Rules/AlignmentRectangles.md#frames-from-fitting-sizes`).
@MainActor struct FittedFrameTests {
  /// A view with a natural size and ornaments.
  final class Adorned: UIView {
    var natural = CGSize.zero
    var insets = UIEdgeInsets.zero
    override var intrinsicContentSize: CGSize { natural }
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }
  /// A cell with ornaments.
  final class AdornedRow: UITableViewCell {
    static var insets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { Self.insets }
  }
  /// An item with ornaments.
  final class AdornedItem: UICollectionViewCell {
    static var insets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { Self.insets }
  }

  /// The place of a bar's custom view, `UINavigationBar` and `UIToolbar`.
  enum Place: CaseIterable, Sendable { case left, right, title, line }

  /// The frame of a view in a bar of 400 × 44.
  private func frame(of view: UIView, at place: Place) -> CGRect {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 44)
    if place == .line {
      let bar = UIToolbar(frame: bounds)
      bar.items = [UIBarButtonItem(customView: view)]
      bar.layoutIfNeeded()
      return view.convert(view.bounds, to: bar)
    }
    let item = UINavigationItem(title: "")
    switch place {
    case .left: item.leftBarButtonItem = UIBarButtonItem(customView: view)
    case .right: item.rightBarButtonItem = UIBarButtonItem(customView: view)
    case .title, .line: item.titleView = view
    }
    let bar = UINavigationBar(frame: bounds)
    bar.items = [item]
    bar.layoutIfNeeded()
    return view.convert(view.bounds, to: bar)
  }

  private func insets(_ random: inout SeededRandom) -> UIEdgeInsets {
    let lengths = (0..<4).map { _ in CGFloat(Int.random(in: 0...12, using: &random)) }
    return UIEdgeInsets(
      top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  /// By natural size and by stated frame, the alignment rectangle is where a plain view's frame is.
  @Test(arguments: Place.allCases, 1...10 as ClosedRange<UInt64>)
  func bars(_ place: Place, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size = CGSize(
      width: Int.random(in: 20...90, using: &random),
      height: Int.random(in: 10...30, using: &random))
    let insets = insets(&random)
    for statesFrame in [false, true] {
      func view(_ insets: UIEdgeInsets) -> Adorned {
        let view = Adorned()
        (view.natural, view.insets) = (size, insets)
        if statesFrame {
          view.natural = CGSize(width: -1, height: -1)
          view.frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
        } else {
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        return view
      }
      let plain = frame(of: view(.zero), at: place)
      let adorned = frame(of: view(insets), at: place)
      #expect(plain.size == size)
      #expect(adorned.inset(by: insets) == plain, "seed \(seed), frame stated: \(statesFrame)")
    }
  }

  /// Rows and items that size themselves: the content gets the height that it asks for.
  @Test(arguments: 1...10 as ClosedRange<UInt64>) func rowsAndItems(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let insets = insets(&random)
    let height = CGFloat(Int.random(in: 20...90, using: &random))
    (AdornedRow.insets, AdornedItem.insets) = (insets, insets)
    let row = AdornedRow(style: .default, reuseIdentifier: nil)
    let item = AdornedItem(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    for (cell, content) in [(row as UIView, row.contentView), (item, item.contentView)] {
      // The whole alignment rectangle is the content's.
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: cell.topAnchor),
        inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: height),
      ])
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 10)
    let fitted = item.preferredLayoutAttributesFitting(attributes)
    #expect(fitted.size.height == height + insets.top + insets.bottom, "seed \(seed)")

    let source = Rows(row)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(row.frame.height == height + insets.top + insets.bottom, "seed \(seed)")
    #expect(row.frame.width == 300)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell
    }
  }

  /// Fitting sizes of frames get nothing added twice.
  @Test func fittingSizesOfFrames() {
    IOSGeneration.iOS14.taken {
      let view = Adorned()
      view.natural = CGSize(width: 34, height: 30)
      view.insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layoutProfile = LayoutProfile(fittedSize: .frame)
      #expect(frame(of: view, at: .left) == CGRect(x: 6, y: 7, width: 44, height: 30))
    }
  }
}
