import Foundation
import ToolkitLayout

/// An order that is to be paid: a title, a box of rows, a note and two buttons.
@MainActor struct Form {
  let view = TextView()
  let root: ToolkitRoot
  let title = Label("Order 17")
  let box = Box()
  let rows: StackLayout
  let note = Label("Please pay at the counter within ten minutes.", wraps: true)
  let cancel = Label("[ Cancel ]")
  let pay = Label("[ Pay ]")
  /// The area of the note: all but the last 12 characters of the box.
  let column = ToolkitGuide()

  init(_ orders: [(name: String, price: String)]) {
    root = ToolkitRoot(view, size: CGSize(width: 32, height: 9), pixelScale: 1)
    let list = TextView()
    rows = StackLayout(of: list, arranging: orders.map { Form.row($0.name, $0.price) })
    rows.axis = .vertical
    let views: [String: TextView] = [
      "form": view, "title": title, "box": box, "list": list, "note": note, "cancel": cancel,
      "pay": pay,
    ]
    for (name, child) in views { child.identifier = name }
    for child in [title, box, note, cancel, pay] { view.addSubview(child) }
    box.addSubview(list)
    for child in [title, box, list, note, cancel, pay] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addLayoutGuide(column)

    for format in [
      "H:|-1-[title]", "H:|-1-[box]-1-|", "V:|[title][box]-1-[note]", "H:|-1-[list]-1-|",
      "V:|-1-[list]-1-|", "H:[cancel]-2-[pay]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      column.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -12),
      note.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      pay.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      pay.lastBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor),
      cancel.lastBaselineAnchor.constraint(equalTo: pay.lastBaselineAnchor),
    ])
  }

  /// A name that takes what a price leaves.
  private static func row(_ name: String, _ price: String) -> TextView {
    let (row, name, price) = (TextView(), Label(name), Label(price))
    name.identifier = name.text
    name.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    _ = StackLayout(of: row, arranging: [name, price])
    return row
  }

  /// The form as text, after layout.
  var picture: String {
    root.layout()
    var canvas = Canvas(root.size)
    view.drawAll(on: &canvas)
    return canvas.text
  }
}
