import Foundation
import GoldenFiles
import Testing
import UIKit

/// A list as programs build it: styles, accessories, a selected row, groups, and views in its bar.
///
/// The picture was looked at: texts stand where `CellArrangementTests` has them, accessories at the end.
@MainActor struct ListPictureTests {
  final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 3 : 2
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { section == 0 ? "Styles" : "Accessories" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
      let row = indexPath.row
      let cell = UITableViewCell(
        style: indexPath.section == 0 ? styles[row] : .value1, reuseIdentifier: nil)
      cell.textLabel?.text = ["Title", "Name", "Text"][row]
      cell.detailTextLabel?.text = ["Detail", "Value", "Subtitle"][row]
      if indexPath.section == 1 {
        cell.accessoryType = [.disclosureIndicator, .checkmark][row]
      }
      return cell
    }
  }

  @Test func aListOfGroups() throws {
    let rows = Rows(style: .insetGrouped)
    let choice = UISegmentedControl(items: ["One", "Two"])
    choice.frame.size = CGSize(width: 140, height: 30)
    rows.navigationItem.titleView = choice
    rows.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(customView: UISwitch()),
    ]
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.isTranslucent = false
    navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    navigation.view.layoutIfNeeded()
    rows.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let picture = try navigation.view.pngData(scale: 1)
    try Golden.expect(picture, "Documentation/Pictures/list.png")
  }
}
