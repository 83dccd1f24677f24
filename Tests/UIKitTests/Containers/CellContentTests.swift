import Foundation
import Testing
import UIKit

/// The standard content of cells, and what accessories leave of them.
///
/// Source: Apple, "UITableViewCell"; places as `CellArrangementTests` has them from stored frames.
@MainActor struct CellContentTests {
  final class Source: NSObject, UITableViewDataSource {
    let make: () -> UITableViewCell
    init(_ make: @escaping () -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make()
    }
  }
  static func shown(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 414, in form: UITableView.Style = .plain,
    _ configure: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    configure(cell)
    let source = Source { cell }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: form)
    table.dataSource = source
    table.layoutIfNeeded()
    return cell
  }

  nonisolated static let styles: [(UITableViewCell.CellStyle, Bool, Bool)] = [
    (.default, false, true), (.value1, true, true), (.value2, true, false),
    (.subtitle, true, true),
  ]
  @Test(arguments: styles)
  func stylesHaveTheirViews(style: UITableViewCell.CellStyle, detail: Bool, image: Bool) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect(cell.textLabel != nil)
    #expect((cell.detailTextLabel != nil) == detail)
    #expect((cell.imageView != nil) == image)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func oneTextFillsTheContent() {
    let cell = Self.shown(.default) {
      $0.textLabel?.text = "Title"
      $0.accessoryType = .disclosureIndicator
    }
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 414, height: 44))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 383.5, height: 44))
    #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 355.5, height: 44))
  }

  @Test func aSubtitleMakesARowHigher() throws {
    let cell = Self.shown(.subtitle) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
      $0.detailTextLabel?.font = .systemFont(ofSize: 12)
    }
    // Lines of 20.5 and 14.5 points and 20.5 around them.
    #expect(cell.frame.height == 55.5)
    #expect(cell.textLabel?.frame.origin == CGPoint(x: 20, y: 10))
    #expect(cell.detailTextLabel?.frame.origin == CGPoint(x: 20, y: 31.5))
  }

  @Test func aValueStandsAtTheEnd() throws {
    let cell = Self.shown(.value1) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    let detail = try #require(cell.detailTextLabel)
    #expect(detail.frame.maxX == 394)
    // A longer text afterwards begins further left.
    let start = detail.frame.minX
    detail.text = "A longer detail"
    cell.layoutIfNeeded()
    #expect(detail.frame.maxX == 394 && detail.frame.minX < start)
  }

  /// Constraints inside a cell see the room that an accessory leaves, before heights are measured.
  @Test func accessoriesTakeRoomFromConstraints() {
    let inside = UIView()
    let cell = Self.shown(.default, width: 375) { cell in
      inside.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(inside)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inside.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        inside.topAnchor.constraint(equalTo: margins.topAnchor),
        inside.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        // As high as wide ÷ 4, so that a wrong width shows in the height.
        inside.heightAnchor.constraint(equalTo: inside.widthAnchor, multiplier: 0.25),
      ])
      cell.accessoryType = .disclosureIndicator
    }
    cell.layoutIfNeeded()
    // 375 - 16 - 10.5 wide, of which the margins take 16 and 8.
    #expect(cell.contentView.frame.width == 348.5)
    #expect(inside.frame.minX == 16)
    #expect(inside.frame.width == 324.5)
    // 324.5 / 4 and 11 points above and below, on whole pixels.
    #expect(abs(cell.frame.height - 103.125) <= 0.5)
  }

  @Test func accessoryViewsStandBesideTheContent() {
    let toggle = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    let cell = Self.shown(.default, width: 375) {
      $0.textLabel?.text = "Title"
      $0.accessoryView = toggle
    }
    #expect(toggle.superview === cell)
    #expect(toggle.frame == CGRect(x: 309, y: 7, width: 50, height: 30))
    #expect(cell.contentView.frame.width == 309)
    cell.accessoryView = nil
    #expect(toggle.superview == nil)
    #expect(cell.contentView.frame.width == 375)
  }

  @Test func configurationsMakeContent() throws {
    let cell = Self.shown(.default, width: 375) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
    }
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(view.frame == cell.contentView.bounds)
    let labels = view.viewsBelow.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Title", "Second"])
    // Lines of 20.5 and 14.5 points and 11 above and below.
    #expect(cell.frame.height == 57)
    let first = try #require(labels.first)
    #expect(first.convert(CGPoint.zero, to: cell) == CGPoint(x: 16, y: 11))
  }
}

extension UIView {
  /// All views below, parents first.
  var viewsBelow: [UIView] { subviews.flatMap { [$0] + $0.viewsBelow } }
}
