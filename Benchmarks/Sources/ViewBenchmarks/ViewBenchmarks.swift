internal import ArgumentParser
internal import BenchmarkSupport
internal import Foundation
internal import RivalLayouts
import UIKit

/// Measures a whole relayout of a thousand views after a change of width: through `UIView`, its passes and
/// the frames written back, beside a flexbox engine where one is present.
@main
struct ViewBenchmarks: @preconcurrency ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ViewBenchmarks",
    abstract: "Measure a relayout through views on five synthetic layouts, beside Yoga.",
    discussion: """
      Yoga takes part when YOGA_HEADERS named the folder that holds its folder yoga at build time.

      Exit codes: 0 measured; 64 the command line was wrong.
      """)

  @Option(
    help: "Views; rows with --screens (default: 1000; with --life and --screens several)."
  )
  var size: Int?

  @Option(help: "Layouts, each with an option of its own (default: all).")
  var workload: [Workload] = Workload.allCases

  @Option(help: "How often the sweep of 100 widths is repeated; the median counts.")
  var repetitions = 9

  @Flag(help: "Measure rows that come, go and move instead, in windows of 250 to 4,000 views.")
  var edits = false

  @Flag(help: "Measure rows that scroll into tables of 100 to 100,000 rows instead.")
  var scroll = false

  @Flag(
    help:
      "Measure windows of 101 to 10,001 views from their making to their end, stacks and fitting instead."
  )
  var life = false

  @Option(help: "With --life: measure only rows, stacks or an item.")
  var part: LifePart?

  @Flag(help: "Measure screens as programs show them instead: settings, a chat, a form, a feed.")
  var screens = false

  @Flag(help: "Append the figures to Benchmarks/Results/Views.md.")
  var record = false

  @MainActor func run() throws {
    if edits {
      print("rows    views relayout µs  insert µs        remove µs          move µs")
      for holder in RowList.Holder.allCases {
        for views in [250, 1000, 4000] { print(RowEditMeasurement(holder, views: views).line) }
      }
      return
    }
    if life { return printLives() }
    if screens { return printScreens() }
    if scroll {
      print("   rows    first µs   a row µs   a jump µs")
      for rows in [100, 1000, 10_000, 100_000] { print(ScrollMeasurement(rows: rows).line) }
      return
    }
    print("layout  views  make ms  first ms  relayout µs  Yoga µs  ratio  allocations a view")
    var measurements: [ViewMeasurement] = []
    for workload in workload {
      let result = ViewMeasurement(workload, size: size ?? 1000, repetitions: repetitions)
      print(result.line)
      measurements.append(result)
    }
    if record { try ViewRecord(measurements: measurements).append() }
    if !flexboxIsPresent() {
      print("Yoga is skipped: YOGA_HEADERS named no folder with its headers at build time.")
    }
  }

  @MainActor private func printScreens() {
    print(ScreenMeasurement.header)
    for kind in Screen.Kind.allCases {
      for rows in size.map({ [max(1, $0)] }) ?? [10, 40, 160] {
        print(ScreenMeasurement(kind, rows: rows, repetitions: repetitions).line)
      }
    }
  }

  @MainActor private func printLives() {
    var gates: [LifeGate] = []
    if part ?? .rows == .rows {
      var table = LifeTable(LifeMeasurement.header)
      for rows in size.map({ [max(1, $0 / 10)] }) ?? [10, 100, 1000] {
        table.add(LifeMeasurement(rows: rows, repetitions: repetitions).figures)
      }
      gates += table.gatesOfRows
    }
    if part ?? .stacks == .stacks {
      var table = LifeTable(StackMeasurement.header)
      for rows in size.map({ [max(1, $0 / 26)] }) ?? [4, 100, 400] {
        table.add(StackMeasurement(rows: rows, repetitions: repetitions).figures)
      }
      gates += table.gatesOfStacks
    }
    if part ?? .item == .item {
      var table = LifeTable(FittingMeasurement.header)
      table.add(FittingMeasurement(repetitions: repetitions).figures)
      gates += table.gatesOfFitting
    }
    print("")
    for gate in gates { print(gate.line) }
  }
}

/// What ``ViewBenchmarks/life`` measures.
enum LifePart: String, ExpressibleByArgument {
  case rows, stacks, item
}
