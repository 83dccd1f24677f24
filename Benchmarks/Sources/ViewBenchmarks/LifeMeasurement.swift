internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What a window of rows costs from its making to its end, with a label that comes and goes in between.
///
/// Ten views a row, the row among them, and 36 constraints: 100 rows are 1,001 views and 3,600 constraints.
@MainActor struct LifeMeasurement {
  private static let edits = 9
  /// The figures by column, in microseconds and bytes.
  let figures: [Double?]

  /// The names of the columns; `all` is what it takes from making the views to frames.
  static let header = [
    "rows: views", "constraints", " make", "constrain", "activate", " first", "   all", "Yoga",
    "ratio", " add", "remove", "Yoga add", "tear down", "Yoga down", "bytes a view",
    "a constraint", "a view made",
  ]

  /// Measures one size.
  ///
  /// - Parameter repetitions: How many windows are made; the medians count.
  init(rows: Int, repetitions: Int = 9) {
    var samples = Samples(parts: 11)
    var (views, constraints) = (0, 0)
    for _ in 0..<repetitions {
      let before = Allocations.bytes
      var window: Window? = Window()
      let making = Timing.microseconds { window?.make(rows) }
      let made = Allocations.bytes
      let constraining = Timing.microseconds { window?.constrain() }
      (views, constraints) = (window?.views ?? 0, window?.constraints.count ?? 0)
      let constrained = Allocations.bytes
      let activating = Timing.microseconds { window?.activate() }
      let first = Timing.microseconds { window?.root.layoutIfNeeded() }
      let parts = [making, constraining, activating, first]
      for (part, figure) in (parts + [parts.reduce(0, +)]).enumerated() {
        samples.add(figure, to: part)
      }
      let laidOut = Allocations.bytes
      samples.add(Double(made - before + laidOut - constrained) / Double(views), to: 8)
      samples.add(Double(constrained - made) / Double(constraints), to: 9)
      samples.add(Double(made - before) / Double(views), to: 10)
      var edits = Samples(parts: 2)
      for _ in 0..<Self.edits {
        var label: UIView?
        edits.add(Timing.microseconds { label = window?.addLabel() }, to: 0)
        edits.add(
          Timing.microseconds {
            label?.removeFromSuperview()
            window?.root.layoutIfNeeded()
          }, to: 1)
      }
      for (part, median) in edits.medians.enumerated() { samples.add(median, to: 5 + part) }
      samples.add(Timing.microseconds { window = nil }, to: 7)
    }
    let medians = samples.medians
    let rival = RivalLife("rows", size: rows, repetitions: repetitions)
    figures =
      [Double(views), Double(constraints)] + medians[0...4]
      + [rival.first, rival.first.map { medians[4] / $0 }, medians[5], medians[6]]
      + [rival.insertion, medians[7], rival.tearDown, medians[8], medians[9], medians[10]]
  }
}

extension LifeMeasurement {
  /// Rows below each other, each with nine views beside each other.
  @MainActor private final class Window {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private var rows: [[Leaf]] = []
    private(set) var constraints: [NSLayoutConstraint] = []

    var views: Int { 1 + 10 * rows.count }

    func make(_ count: Int) {
      for _ in 0..<count {
        let row = Leaf()
        root.addSubview(row)
        let parts = (0..<9).map { Leaf(width: 20 + $0, height: 20) }
        for part in parts { row.addSubview(part) }
        rows.append([row] + parts)
      }
    }

    func constrain() {
      var above = root.topAnchor
      for views in rows {
        let row = views[0]
        constraints += [
          row.leftAnchor.constraint(equalTo: root.leftAnchor),
          row.rightAnchor.constraint(equalTo: root.rightAnchor),
          row.topAnchor.constraint(equalTo: above),
          row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ]
        above = row.bottomAnchor
        var left = row.leftAnchor
        for (index, part) in views.dropFirst().enumerated() {
          constraints += [
            part.leftAnchor.constraint(equalTo: left, constant: 4),
            part.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            part.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
          ]
          if index.isMultiple(of: 2) {
            constraints.append(part.widthAnchor.constraint(equalToConstant: 24))
          }
          left = part.rightAnchor
        }
      }
    }

    func activate() { NSLayoutConstraint.activate(constraints) }

    /// Puts a label with four constraints into the middle row and lays out.
    func addLabel() -> UIView {
      let label = Leaf(width: 50, height: 20)
      let row = rows[rows.count / 2][0]
      row.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 3),
        label.topAnchor.constraint(equalTo: row.topAnchor, constant: 3),
        label.widthAnchor.constraint(equalToConstant: 40),
        label.heightAnchor.constraint(equalToConstant: 12),
      ])
      root.layoutIfNeeded()
      return label
    }
  }
}
