import Foundation
import LayoutGeometry
import LayoutTree
import TestSupport
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

  /// After any edit, a layout that is asked of every view moves nothing more.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func whatIsNotPlacedIsInPlace(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let row = Row()
    for step in 0..<60 {
      let index = Int.random(in: 0..<row.lefts.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: row.boxes[Int.random(in: 0..<10, using: &random)].node.frame.origin.x += 3
      case 1: row.root.node.pixelScale = Double.random(in: 1...3, using: &random).rounded()
      case 2: row.root.node.frame.size.width += 7.3
      case 3: row.root.insets.left += 0.7
      case 4: row.add(Box(), at: 1.3 * CGFloat(step))
      case 5: row.root.placesChildren.toggle()
      default: break
      }
      row.move(index, to: CGFloat.random(in: 0...400, using: &random))
      guard row.root.placesChildren else { continue }
      let frames = row.root.node.children.map(\.node.frame)
      for view in row.root.node.children { view.node.setNeedsLayout() }
      row.root.node.setNeedsLayout()
      row.root.layoutIfNeeded()
      #expect(row.root.node.children.map(\.node.frame) == frames, "seed \(seed), step \(step)")
    }
  }

  /// What is solved while a superview lays out is placed by it, also where nothing asked it to.
  @Test func aSolveDuringALayoutIsSeen() {
    final class Asking: PlainView {
      var left: NSLayoutConstraint?
      override func hostLayoutSubviews() {
        left?.constant = 200
        _ = node.children.first?.node.hasAmbiguousLayout
        super.hostLayoutSubviews()
      }
    }
    let root = Asking(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
    let boxes = (0..<10).map { _ in Box() }
    var lefts: [NSLayoutConstraint] = []
    for box in boxes {
      root.insert(box)
      lefts.append(box.leftAnchor.constraint(equalTo: root.leftAnchor))
      NSLayoutConstraint.activate([
        lefts[lefts.count - 1], box.topAnchor.constraint(equalTo: root.topAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    root.layoutIfNeeded()
    root.left = lefts[7]
    lefts[3].constant = 50
    root.layoutIfNeeded()
    #expect(boxes[3].frame.minX == 50)
    #expect(boxes[7].frame.minX == 200)
  }
}
