import Foundation
import LayoutTree
import Testing

/// A pass places the children that the solution moved; the others are where it would put them.
@MainActor @Suite struct MovedChildrenTests {
  final class Box: PlainView {
    var placesChildren = true
    override func hostLayoutSubviews() { if placesChildren { super.hostLayoutSubviews() } }
  }

  /// A row of boxes 10 wide, each at a place of its own.
  @MainActor private final class Row {
    let root = Box(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    let boxes = (0..<10).map { _ in Box() }
    private(set) var lefts: [NSLayoutConstraint] = []

    init() {
      for (index, box) in boxes.enumerated() { add(box, at: CGFloat(15 * index)) }
      root.layoutIfNeeded()
    }

    func add(_ box: Box, at x: CGFloat) {
      root.insert(box)
      let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x)
      lefts.append(left)
      NSLayoutConstraint.activate([
        left, box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    func move(_ index: Int, to x: CGFloat) {
      lefts[index].constant = x
      root.layoutIfNeeded()
    }

    var places: [CGFloat] { boxes.map(\.frame.minX) }
  }

  @Test func oneMovesAndTheOthersStay() {
    let row = Row()
    row.move(3, to: 200)
    #expect(row.places == [0, 15, 30, 200, 60, 75, 90, 105, 120, 135])
    row.move(9, to: 1)
    row.move(3, to: 45)
    #expect(row.places == [0, 15, 30, 45, 60, 75, 90, 105, 120, 1])
  }

  /// A frame set by hand holds until the superview lays out, whatever asks it to.
  @Test func aFrameByHandGivesWay() {
    let row = Row()
    row.boxes[5].node.frame = CGRect(x: 300, y: 50, width: 20, height: 20)
    row.move(3, to: 200)
    #expect(row.boxes[5].frame == CGRect(x: 75, y: 0, width: 10, height: 10))
    #expect(row.boxes[3].frame.minX == 200)
  }

  /// What moved while the superview did not place its children is placed when it does.
  @Test func whatMovedMeanwhileIsPlacedLater() {
    let row = Row()
    row.root.placesChildren = false
    row.move(3, to: 200)
    #expect(row.places[3] == 45)
    row.root.placesChildren = true
    row.move(7, to: 300)
    #expect(row.places == [0, 15, 30, 200, 60, 75, 90, 300, 120, 135])
  }

  /// A view that waited for its place in one superview finds it in another one.
  @Test func aViewChangesItsSuperviewWhileItWaits() {
    let (row, other) = (Row(), Box())
    row.root.insert(other)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: row.root.leftAnchor),
      other.topAnchor.constraint(equalTo: row.root.topAnchor, constant: 20),
      other.widthAnchor.constraint(equalToConstant: 100),
      other.heightAnchor.constraint(equalToConstant: 50),
    ])
    row.root.layoutIfNeeded()
    row.root.placesChildren = false
    row.move(3, to: 200)
    let box = row.boxes[3]
    other.insert(box)
    for index in 0..<4 { other.insert(Box("filler \(index)", frame: .zero)) }
    let left = box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 7)
    NSLayoutConstraint.activate([left, box.topAnchor.constraint(equalTo: other.topAnchor)])
    row.root.layoutIfNeeded()
    #expect(box.frame.minX == 7)
    left.constant = 9
    row.root.layoutIfNeeded()
    #expect(box.frame.minX == 9)
  }

  /// Another pixel grid moves edges that the solution leaves where they are.
  @Test func anotherScalePlacesAll() {
    let row = Row()
    row.root.node.pixelScale = 2
    row.move(2, to: 30.4)
    #expect(row.places[2] == 30.5)
    row.root.node.pixelScale = 1
    row.move(8, to: 200)
    #expect(row.places[2] == 30)
  }
}
