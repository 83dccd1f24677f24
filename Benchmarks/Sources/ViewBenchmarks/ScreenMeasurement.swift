internal import Foundation
import UIKit

/// What a screen of a program costs: made and shown, another text in it, and turned; medians, in microseconds.
@MainActor struct ScreenMeasurement {
  private static let edits = 8
  /// The number of the last text: each edit has a new one, which no cache knows.
  private static var lastText = 1000
  private let kind: Screen.Kind
  private let rows: Int
  private var views = 0
  private var medians: [Double] = []

  /// The names of the columns.
  static let header = "screen     rows   views   make µs   first µs   text µs   turn µs"

  /// Measures one screen.
  ///
  /// - Parameter repetitions: So many screens are made; each gets eight other texts and is turned eight times.
  init(_ kind: Screen.Kind, rows: Int, repetitions: Int) {
    self.kind = kind
    self.rows = rows
    var samples = Samples(parts: 4)
    for _ in 0..<max(1, repetitions) {
      var made: Screen?
      samples.add(Timing.microseconds { made = Screen(kind, rows: rows) }, to: 0)
      guard let screen = made else { continue }
      views = screen.count
      let root = screen.root
      samples.add(Timing.microseconds { root.layoutIfNeeded() }, to: 1)
      for _ in 0..<Self.edits {
        Self.lastText += 1
        let text = Screen.sentence(Self.lastText)
        samples.add(
          Timing.microseconds {
            screen.label.text = text
            root.layoutIfNeeded()
          }, to: 2)
      }
      for _ in 0..<Self.edits {
        samples.add(
          Timing.microseconds {
            root.frame.size = CGSize(width: root.frame.height, height: root.frame.width)
            root.layoutIfNeeded()
          }, to: 3)
      }
    }
    medians = samples.medians
  }

  /// A line of the table.
  var line: String {
    kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
      + String(
        format: "%6d %7d %9.0f %10.0f %9.1f %9.0f", rows, views, medians[0], medians[1],
        medians[2], medians[3])
  }
}
