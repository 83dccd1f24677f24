import Testing
import UIKit

// Beside the styles: classes of clients that the system makes by name, through the initialiser they override.

private final class NoteCell: UITableViewCell {
  let note = Content(30, 24)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Notes: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
  }
}

private final class Ring: CAShapeLayer {
  let thickness: CGFloat
  override init() {
    thickness = 3
    super.init()
    lineWidth = thickness
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class RingView: UIView {
  override class var layerClass: AnyClass { Ring.self }
}

@MainActor @Suite struct RegisteredCellTests {
  @Test func cells() {
    let source = Notes()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = source
    // 3 + 24 + 3 each.
    check(table, [], [])
    check(
      table, table.visibleCells, [(0, 0, 120, 30), (0, 30, 120, 30), (0, 60, 120, 30)])
    check(
      table, table.visibleCells.compactMap { ($0 as? NoteCell)?.note },
      [(7, 3, 30, 24), (7, 3, 30, 24), (7, 3, 30, 24)])
  }

  @Test func layers() { #expect((RingView().layer as? Ring)?.thickness == 3) }
}
