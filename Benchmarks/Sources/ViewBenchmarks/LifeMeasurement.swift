internal import BenchmarkSupport
internal import Foundation
import UIKit

/// What a window of rows costs from its making to its end, with a label that comes and goes in between.
///
/// Ten views a row, the row among them, and 36 constraints: 100 rows are 1,001 views and 3,600 constraints.
@MainActor struct LifeMeasurement {
  private static let edits = 9
  private let views: Int
  private let constraints: Int
  /// Microseconds by part, in the order of ``header``.
  private let figures: [Double]

  /// The names of the parts.
  static let header =
    "  views constraints     make constrain activate  first layout   add  remove  tear down"

  /// Measures one size.
  ///
  /// - Parameter repetitions: How many windows are made; the medians count.
  init(rows: Int, repetitions: Int = 7) {
    var samples: [[Double]] = Array(repeating: [], count: 7)
    var (views, constraints) = (0, 0)
    for _ in 0..<repetitions {
      var window: Window? = Window()
      samples[0].append(Self.time { window?.make(rows) })
      samples[1].append(Self.time { window?.constrain() })
      samples[2].append(Self.time { window?.activate() })
      samples[3].append(Self.time { window?.root.layoutIfNeeded() })
      (views, constraints) = (window?.views ?? 0, window?.constraints.count ?? 0)
      var (additions, removals) = ([Double](), [Double]())
      for _ in 0..<Self.edits {
        var label: UIView?
        additions.append(Self.time { label = window?.addLabel() })
        removals.append(
          Self.time {
            label?.removeFromSuperview()
            window?.root.layoutIfNeeded()
          })
      }
      samples[4].append(additions.median)
      samples[5].append(removals.median)
      samples[6].append(Self.time { window = nil })
    }
    self.views = views
    self.constraints = constraints
    figures = samples.map(\.median)
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    body()
    return (clock.now - start).seconds * 1e6
  }

  /// A line of the table, in microseconds.
  var line: String {
    String(format: "%7d %11d", views, constraints)
      + zip(figures, [9, 10, 9, 14, 6, 8, 11]).map { figure, width in
        let text = String(format: "%.0f", figure)
        return String(repeating: " ", count: max(1, width - text.count)) + text
      }.joined()
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
