internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What nested stacks cost: a column of rows of five columns of four leaves, 26 views a row.
@MainActor struct StackMeasurement {
  private static let edits = 9
  private let figures: [Double?]

  /// The names of the columns.
  static let header = [
    "stacks: views", "  make", " first", "insert", "remove", "  hide", "  show", "tear down",
    "bytes a view", "Yoga first", "Yoga insert",
  ]

  /// Measures one size.
  init(rows: Int, repetitions: Int = 7) {
    var samples = Samples(parts: 8)
    var views = 0
    for _ in 0..<repetitions {
      let before = Allocations.bytes
      var stacks: Stacks?
      samples.add(Timing.microseconds { stacks = Stacks(rows: rows) }, to: 0)
      samples.add(Timing.microseconds { stacks?.root.layoutIfNeeded() }, to: 1)
      views = 2 + 26 * rows
      samples.add(Double(Allocations.bytes - before) / Double(views), to: 7)
      var edits = Samples(parts: 4)
      for _ in 0..<Self.edits {
        let leaf = Leaf(width: 40, height: 12)
        edits.add(Timing.microseconds { stacks?.insert(leaf) }, to: 0)
        edits.add(Timing.microseconds { stacks?.remove(leaf) }, to: 1)
        edits.add(Timing.microseconds { stacks?.hide(true) }, to: 2)
        edits.add(Timing.microseconds { stacks?.hide(false) }, to: 3)
      }
      for (part, median) in edits.medians.enumerated() { samples.add(median, to: 2 + part) }
      samples.add(Timing.microseconds { stacks = nil }, to: 6)
    }
    let rival = RivalLife("stacks", size: rows, repetitions: repetitions)
    figures = [Double(views)] + samples.medians + [rival.first, rival.insertion]
  }

  /// A line of the table, in microseconds.
  var line: String { TextTableLine.line(figures, under: Self.header) }
}

extension StackMeasurement {
  @MainActor private final class Stacks {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private var middle: UIStackView?
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

    func insert(_ leaf: UIView) {
      middle?.insertArrangedSubview(leaf, at: 2)
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
