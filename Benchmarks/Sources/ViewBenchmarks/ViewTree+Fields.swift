import UIKit

extension ViewTree {
  /// List cells with a picture, a title, a time, a text, a badge, a button, a line and a background.
  mutating func makeCells(_ size: Int) {
    for index in 0..<max(1, size / 8) {
      let cell = Leaf()
      add(cell, to: root)
      state(cell.leftAnchor.constraint(equalTo: root.leftAnchor))
      state(cell.widthAnchor.constraint(equalTo: root.widthAnchor))
      state(cell.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(88 * index)))
      state(cell.heightAnchor.constraint(equalToConstant: 88))
      fill(cell, index)
    }
  }

  private mutating func fill(_ cell: Leaf, _ k: Int) {
    let image = Leaf()
    let title = Leaf(width: 80 + (53 * k) % 220, height: 20)
    let time = Leaf(width: 30 + (17 * k) % 40, height: 15)
    let text = Leaf(width: 100 + (71 * k) % 260, height: 17)
    let badge = Leaf()
    let line = Leaf()
    let button = Leaf(width: 40 + (13 * k) % 50)
    let background = Leaf()
    time.hold(width: 251, 751)
    text.hold(width: 250, 749)
    for view in [image, title, time, text, badge, line, button, background] { add(view, to: cell) }
    for made in [
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalToConstant: 40),
      image.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      title.leftAnchor.constraint(equalTo: image.rightAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 12),
      time.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      time.topAnchor.constraint(equalTo: title.topAnchor, constant: 4),
      time.leftAnchor.constraint(greaterThanOrEqualTo: title.rightAnchor, constant: 8),
      text.leftAnchor.constraint(equalTo: title.leftAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 24),
      badge.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      line.leftAnchor.constraint(equalTo: title.leftAnchor),
      line.rightAnchor.constraint(equalTo: cell.rightAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      button.rightAnchor.constraint(equalTo: badge.leftAnchor, constant: -8),
      button.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 30),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      text.rightAnchor.constraint(lessThanOrEqualTo: button.leftAnchor, constant: -8),
      background.leftAnchor.constraint(equalTo: cell.leftAnchor),
      background.rightAnchor.constraint(equalTo: cell.rightAnchor),
      background.topAnchor.constraint(equalTo: cell.topAnchor),
      background.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ] { state(made) }
  }

  /// Labels that share one right edge, each with a field beside it.
  mutating func makeForm(_ size: Int) {
    var firstLabel: Leaf?
    var above: Leaf?
    for row in 0..<size / 2 {
      let label = Leaf(width: 40 + (29 * row) % 90, height: 17)
      let field = Leaf()
      label.hold(width: 251, 750)
      add(label, to: root)
      add(field, to: root)
      if let firstLabel {
        state(label.rightAnchor.constraint(equalTo: firstLabel.rightAnchor))
      }
      firstLabel = firstLabel ?? label
      state(label.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 16))
      let near = label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
      near.priority = UILayoutPriority(200)
      state(near)
      state(field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8))
      state(field.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16))
      state(field.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
      state(field.heightAnchor.constraint(equalToConstant: 30))
      let top = above?.bottomAnchor ?? root.topAnchor
      state(field.topAnchor.constraint(equalTo: top, constant: above == nil ? 16 : 10))
      state(label.topAnchor.constraint(equalTo: field.topAnchor, constant: 7))
      above = field
    }
  }
}
