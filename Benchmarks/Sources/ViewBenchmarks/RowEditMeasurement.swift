internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What a row that comes, goes or moves costs, beside a relayout of the same window at another width.
@MainActor struct RowEditMeasurement {
  private static let steps = 50
  private let holder: RowList.Holder
  private let views: Int
  private var relayout = 0.0
  private var insertion = 0.0
  private var removal = 0.0
  private var move = 0.0

  /// Measures one kind of window.
  init(_ holder: RowList.Holder, views: Int) {
    self.holder = holder
    var list = RowList(holder, views: views)
    self.views = list.count
    list.root.layoutIfNeeded()
    var (relayouts, insertions, removals, moves) = ([Double](), [Double](), [Double](), [Double]())
    for step in 0..<Self.steps {
      relayouts.append(
        Self.time {
          list.root.frame.size.width = 320 + 2 * CGFloat(step)
          list.root.layoutIfNeeded()
        })
      // Rows differ in place and content from step to step, so that no edit takes back the one before.
      let place = (step * 7919) % list.rowCount
      let row = RowList.makeRow(step)
      insertions.append(
        Self.time {
          list.insert(row, at: place)
          list.root.layoutIfNeeded()
        })
      moves.append(
        Self.time {
          let row = list.remove(at: (place + 3) % list.rowCount)
          list.insert(row, at: (place + list.rowCount / 2) % list.rowCount)
          list.root.layoutIfNeeded()
        })
      removals.append(
        Self.time {
          _ = list.remove(at: (step * 104_729) % list.rowCount)
          list.root.layoutIfNeeded()
        })
    }
    relayout = relayouts.median
    insertion = insertions.median
    removal = removals.median
    move = moves.median
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    body()
    return (clock.now - start).seconds
  }

  /// A line of the table: microseconds, and each edit in relayouts.
  var line: String {
    let edits = [insertion, removal, move].map {
      String(format: "%9.0f %5.2f×", $0 * 1e6, $0 / relayout)
    }
    let name = holder.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
    return name + String(format: "%7d %11.0f ", views, relayout * 1e6)
      + edits.joined(separator: " ")
  }
}
