import UIKit

extension ViewTree {
  /// Views below each other, some with a height, some with natural sizes that compete with the edges.
  mutating func makeChain(_ size: Int) {
    var previous: UIView?
    for index in 1...size {
      let isFixed = index % 2 == 0
      let view =
        isFixed ? Leaf() : Leaf(width: 40 + (37 * index) % 300, height: 20 + index % 7)
      add(view, to: root)
      state(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16))
      state(view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16))
      if let previous {
        state(view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8))
      } else {
        state(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 16))
      }
      if isFixed { state(view.heightAnchor.constraint(equalToConstant: 44)) }
      previous = view
    }
  }

  /// Each view in the one before, a point in from its edges.
  mutating func makeNested(_ size: Int) {
    var outer = root
    for index in 1...size {
      let view = index % 8 == 0 ? Leaf(width: 30 + (13 * index) % 100) : Leaf()
      if index % 8 == 0 { view.hold(width: 250, 250) }
      add(view, to: outer)
      state(view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1))
      state(view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -1))
      state(view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1))
      state(view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1))
      outer = view
    }
  }

  /// A grid of equal views, one row below the other.
  mutating func makeGrid(_ size: Int) {
    let rows = Int(Double(size).squareRoot())
    var made = 0
    var above: UIView?
    var corner: UIView?
    for row in 0..<rows {
      let columns = (size - made) / (rows - row)
      made += columns
      var first: UIView?
      var previous: UIView?
      for column in 0..<columns {
        let isNatural = column > 0 && column % 4 == 1
        let view = isNatural ? Leaf(width: 10 + (made + column) % 20) : Leaf()
        if isNatural { view.hold(width: 250, 250) }
        add(view, to: root)
        if let first, let previous {
          state(view.leftAnchor.constraint(equalTo: previous.rightAnchor, constant: 8))
          state(view.widthAnchor.constraint(equalTo: first.widthAnchor))
          state(view.topAnchor.constraint(equalTo: first.topAnchor))
          state(view.heightAnchor.constraint(equalTo: first.heightAnchor))
        } else {
          state(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8))
          let top = above?.bottomAnchor ?? root.topAnchor
          state(view.topAnchor.constraint(equalTo: top, constant: 8))
          if let corner { state(view.heightAnchor.constraint(equalTo: corner.heightAnchor)) }
          corner = corner ?? view
          first = view
        }
        previous = view
      }
      if let previous {
        state(previous.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8))
      }
      above = first
    }
    if let above {
      state(above.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8))
    }
  }
}
