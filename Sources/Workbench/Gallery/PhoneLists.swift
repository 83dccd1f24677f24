internal import Foundation
internal import FoundationShims
internal import IBDocument
internal import UIKit

/// Tables for the gallery: plain and grouped rows with accessories.
@MainActor enum PhoneLists {
  /// The states of lists.
  static var states: [PhoneSheet.State] {
    func list(_ style: UITableView.Style, height: CGFloat) -> @MainActor () -> UIView {
      {
        let table = UITableView(
          frame: CGRect(x: 0, y: 0, width: 184, height: height), style: style)
        let rows = Rows(isGrouped: style != .plain)
        table.dataSource = rows
        table.delegate = rows
        table.reloadData()
        return KeepingView(table, keeping: rows)
      }
    }
    let turned = Surroundings(direction: .rightToLeft)
    return [
      PhoneSheet.State(name: "plain", height: 184, make: list(.plain, height: 176)),
      PhoneSheet.State(
        name: "plain, right to left", height: 184, surroundings: turned,
        make: list(.plain, height: 176)),
      PhoneSheet.State(name: "grouped", height: 214, make: list(.grouped, height: 206)),
      PhoneSheet.State(name: "inset grouped", height: 214, make: list(.insetGrouped, height: 206)),
      PhoneSheet.State(
        name: "large text", height: 214, surroundings: Surroundings(textSize: .accessibility1),
        make: list(.plain, height: 206)),
    ]
  }

  /// Four rows: selected, with a chevron, with a checkmark, with a value.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let isGrouped: Bool
    init(isGrouped: Bool) { self.isGrouped = isGrouped }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      isGrouped ? 3 : 4
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      isGrouped ? "Section" : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = ["Selected", "Chevron", "Check", "Value"][indexPath.row]
      switch indexPath.row {
      case 0: cell.isHighlighted = true
      case 1: cell.accessoryType = .disclosureIndicator
      case 2: cell.accessoryType = .checkmark
      default: cell.detailTextLabel?.text = "Detail"
      }
      return cell
    }
  }
}
