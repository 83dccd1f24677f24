import Drawing
import Foundation
import Testing
import UIKit

/// Rows that are edited, and what fingers would do to them.
@MainActor struct EditingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    var done: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 0
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { indexPath.row == 1 ? .delete : .insert }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      done.append("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .destructive, title: "Delete") {
        action, view, finish in
        self.done.append("\(action.title ?? "") \(view is UITableViewCell)")
        finish(true)
      }
      #expect(action.backgroundColor == .systemRed)
      return UISwipeActionsConfiguration(actions: [action])
    }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  /// The first row cannot be edited, the second one can be deleted, the third can have one inserted.
  @Test func rowsAreEdited() {
    let source = Source()
    let table = table(source)
    #expect(table.commitEditing(ofRowAt: IndexPath(row: 0, section: 0)) == false)
    #expect(table.commitEditing(ofRowAt: IndexPath(row: 2, section: 0)))
    #expect(table.commitEditing(ofRowAt: IndexPath(row: 1, section: 0)))
    #expect(table.commitEditing(ofRowAt: IndexPath(row: 9, section: 0)) == false)
    #expect(source.done == ["insert 2", "delete 1"] && source.names == ["a", "c"])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  /// Cells that are shown, and those that come, know that the table is being edited.
  @Test func cellsAreNotified() {
    let source = Source()
    let table = table(source)
    table.setEditing(true, animated: true)
    let cells = table.visibleCells
    #expect(cells.map(\.isEditing) == [true, true, true])
    #expect(cells.map(\.editingStyle) == [.none, .delete, .insert])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true])
    table.isEditing = false
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
  }

  @Test func rowsAreSwiped() {
    let source = Source()
    let table = table(source)
    let path = IndexPath(row: 1, section: 0)
    #expect(table.performSwipeAction(0, forRowAt: path))
    #expect(table.performSwipeAction(1, forRowAt: path) == false)
    #expect(table.performSwipeAction(0, forRowAt: path, isLeading: true) == false)
    #expect(source.done == ["Delete true"])
  }

  /// A cell's background is drawn with its corners: the corner of the cell stays clear.
  @Test func backgroundsOfCells() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    background.cornerRadius = 12
    cell.backgroundConfiguration = background
    let image = try #require(UIImage(data: try cell.pngData(scale: 1))?.cgImage)
    #expect(try #require(image.color(x: 20, y: 20)).red == 1)
    #expect(try #require(image.color(x: 0, y: 0)).alpha < 0.1)
  }

  /// A popover's controller is there for the style alone.
  @Test func popovers() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController?.permittedArrowDirections == .any)
    #expect(controller.popoverPresentationController === controller.presentationController)
  }
}
