internal import BenchmarkSupport
internal import Foundation
internal import RivalLayouts
import UIKit

/// What one layout took.
@MainActor struct ViewMeasurement {
  private static let steps = 100
  private let workload: Workload
  private let views: Int
  private var making = 0.0
  private var first = 0.0
  private var relayout = 0.0
  private var flexbox: Double?
  private var allocations = 0.0

  /// Measures one layout; minutes for many repetitions.
  init(_ workload: Workload, size: Int, repetitions: Int) {
    self.workload = workload
    let clock = ContinuousClock()
    let start = clock.now
    let tree = ViewTree(workload, size: size)
    let made = clock.now
    tree.root.layoutIfNeeded()
    first = (clock.now - made).seconds
    making = (made - start).seconds
    views = tree.count
    var samples: [Double] = []
    var rivals: [Double] = []
    let other = flexboxMake(workload.rawValue, Int32(size))
    defer { if let other { flexboxFree(other) } }
    for step in 0..<Self.steps { tree.resize(step: step) }
    let before = Allocations.count
    for step in 0..<Self.steps { tree.resize(step: step) }
    allocations = Double(Allocations.count - before) / Double(Self.steps * views)
    var sum = 0.0
    for _ in 0..<repetitions {
      let start = clock.now
      for step in 0..<Self.steps { tree.resize(step: step) }
      let middle = clock.now
      if let other {
        for step in 0..<Self.steps {
          sum += flexboxLayOut(
            other, Float(tree.extra) + 320 + 2 * Float(step), Float(tree.root.frame.height))
        }
        rivals.append((clock.now - middle).seconds / Double(Self.steps))
      }
      samples.append((middle - start).seconds / Double(Self.steps))
    }
    relayout = samples.sorted()[samples.count / 2]
    flexbox = rivals.isEmpty ? nil : rivals.sorted()[rivals.count / 2]
    precondition(sum.isFinite)
  }

  /// What is recorded: name, number of views, ratio, allocations.
  var row: String {
    let ratio = flexbox.map { String(format: "%.3g×", $0 / relayout) } ?? "–"
    return "\(workload.rawValue) | \(views) | \(ratio) | \(String(format: "%.3f", allocations))"
  }

  /// A line of the table.
  var line: String {
    func text(_ value: Double, _ width: Int) -> String {
      let text = String(format: "%.4g", value)
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let rival = flexbox.map { text($0 * 1e6, 9) + text($0 / relayout, 7) } ?? "        –      –"
    return workload.rawValue.padding(toLength: 6, withPad: " ", startingAt: 0)
      + text(Double(views), 7) + text(making * 1e3, 9) + text(first * 1e3, 10)
      + text(relayout * 1e6, 13) + rival + text(allocations, 20)
  }
}
