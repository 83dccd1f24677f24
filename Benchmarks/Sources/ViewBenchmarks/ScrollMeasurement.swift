internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What a row costs that scrolls into a table, whatever the number of rows that it has.
@MainActor struct ScrollMeasurement {
  private static let steps = 200
  private static let rowHeight: CGFloat = 44
  private let rows: Int
  private var first = 0.0
  private var near = 0.0
  private var far = 0.0

  /// Measures a table: rows that come one after the other, and rows that a jump leads to.
  init(rows: Int) {
    self.rows = rows
    let source = RowSource(rows)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
    table.rowHeight = Self.rowHeight
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    first = Self.time { window.layoutIfNeeded() }
    let reach = CGFloat(rows) * Self.rowHeight - table.frame.height
    var (singles, jumps) = ([Double](), [Double]())
    for step in 0..<Self.steps {
      singles.append(
        Self.time {
          // One row leaves above and one comes below.
          table.contentOffset.y += Self.rowHeight
          window.layoutIfNeeded()
        })
      let place = (CGFloat(step * 7919 % 1000) / 1000 * reach / Self.rowHeight).rounded(.down)
      jumps.append(
        Self.time {
          table.contentOffset.y = place * Self.rowHeight
          window.layoutIfNeeded()
        })
    }
    near = singles.median
    far = jumps.median
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    body()
    return (clock.now - start).seconds
  }

  /// A line of the table, in microseconds.
  var line: String {
    String(format: "%7d %11.0f %11.1f %11.1f", rows, first * 1e6, near * 1e6, far * 1e6)
  }
}

/// A row of a picture and two labels, tied by constraints.
private final class RowCell: UITableViewCell {
  let title = UILabel()
  let detail = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let picture = Leaf(width: 29, height: 29)
    for view in [picture, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows whose texts differ.
private final class RowSource: NSObject, UITableViewDataSource {
  private let rows: Int

  init(_ rows: Int) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.title.text = "Row \(indexPath.row % 97)"
    (cell as? RowCell)?.detail.text = "Detail \(indexPath.row % 89)"
    return cell
  }
}
