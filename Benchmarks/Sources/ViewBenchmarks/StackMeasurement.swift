internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What nested stacks cost: a column of rows of five columns of four leaves, 26 views a row.
@MainActor struct StackMeasurement {
  private static let edits = 9
  /// The figures by column, in microseconds.
  let figures: [Double?]

  /// The names of the columns.
  static let header = [
    "stacks: views", "  make", " first", "insert", "remove", "insert last", "  hide", "  show",
    "tear down", "bytes a view", "Yoga first", "Yoga insert",
  ]

  /// Measures one size.
  init(rows: Int, repetitions: Int = 7) {
    var samples = Samples(parts: 9)
    var views = 0
    for _ in 0..<repetitions {
      let before = Allocations.bytes
      var stacks: Stacks?
      samples.add(Timing.microseconds { stacks = Stacks(rows: rows) }, to: 0)
      samples.add(Timing.microseconds { stacks?.root.layoutIfNeeded() }, to: 1)
      views = 2 + 26 * rows
      samples.add(Double(Allocations.bytes - before) / Double(views), to: 8)
      var edits = Samples(parts: 5)
      for _ in 0..<Self.edits {
        let leaf = Leaf(width: 40, height: 12)
        edits.add(Timing.microseconds { stacks?.insert(leaf) }, to: 0)
        edits.add(Timing.microseconds { stacks?.remove(leaf) }, to: 1)
        edits.add(Timing.microseconds { stacks?.insert(leaf, last: true) }, to: 2)
        stacks?.remove(leaf)
        edits.add(Timing.microseconds { stacks?.hide(true) }, to: 3)
        edits.add(Timing.microseconds { stacks?.hide(false) }, to: 4)
      }
      for (part, median) in edits.medians.enumerated() { samples.add(median, to: 2 + part) }
      samples.add(Timing.microseconds { stacks = nil }, to: 7)
    }
    let rival = RivalLife("stacks", size: rows, repetitions: repetitions)
    figures = [Double(views)] + samples.medians + [rival.first, rival.insertion]
  }
}

extension StackMeasurement {
  @MainActor private final class Stacks {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private var middle: UIStackView?
    private var last: UIStackView?
    private var row: UIStackView?

    init(rows: Int) {
      let column = UIStackView()
      column.axis = .vertical
      column.spacing = 8
      column.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(column)
      for index in 0..<rows {
        let row = UIStackView()
        row.spacing = 4
        for place in 0..<5 {
          let cell = UIStackView()
          cell.axis = .vertical
          cell.spacing = 2
          for part in 0..<4 { cell.addArrangedSubview(Leaf(width: 20 + part, height: 20)) }
          row.addArrangedSubview(cell)
          if index == rows / 2, place == 2 { middle = cell }
          if index == rows - 1, place == 2 { last = cell }
        }
        column.addArrangedSubview(row)
        if index == rows / 2 { self.row = row }
      }
      NSLayoutConstraint.activate([
        column.leftAnchor.constraint(equalTo: root.leftAnchor),
        column.rightAnchor.constraint(equalTo: root.rightAnchor),
        column.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }

    /// Puts a leaf into a cell of the middle row, below which all rows move, or of the last one, below which none is.
    func insert(_ leaf: UIView, last isLast: Bool = false) {
      (isLast ? last : middle)?.insertArrangedSubview(leaf, at: 2)
      root.layoutIfNeeded()
    }

    func remove(_ leaf: UIView) {
      leaf.removeFromSuperview()
      root.layoutIfNeeded()
    }

    /// Hides or shows a whole row.
    func hide(_ isHidden: Bool) {
      row?.isHidden = isHidden
      root.layoutIfNeeded()
    }
  }
}
