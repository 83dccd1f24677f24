internal import BenchmarkSupport
internal import Foundation

/// Keeps the gates' figures of a run, so that a later run can be compared with it.
struct Record {
  /// What was measured.
  let gates: [Gate]

  /// Where results are kept: beside the sources this was built from.
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Results/Solver.md")

  /// Appends one row a layout; a header comes before it when the gates are new.
  func append() throws {
    try FileManager.default.createDirectory(
      at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let all = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? "# Solver\n"
    // Unseen workloads have a table of their own below.
    let end = all.range(of: UnseenReport.title)?.lowerBound ?? all.endIndex
    var text = String(all[..<end])
    if !text.contains(header) { text += "\n\(header)\n" }
    text += rows.joined(separator: "\n") + "\n" + all[end...]
    try text.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private var names: [String] {
    gates.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var header: String {
    let bars = names.map { name in
      "\(name) (\(gates.first { $0.name == name }?.barText ?? ""))"
    }
    let titles = ["date", "commit", "processor", "layout"] + bars
    return Self.line(titles) + "\n" + Self.line(titles.map { _ in "---" })
  }

  /// What was not promised of a layout stays empty; a broken promise is bold.
  private var rows: [String] {
    let date = Date.now.formatted(.iso8601.year().month().day())
    let origin = [date, SourceCommit.name, Processor.name]
    return Workload.allCases.compactMap { workload in
      let own = gates.filter { $0.workload == workload }
      guard !own.isEmpty else { return nil }
      let cells = names.map { name in
        guard let gate = own.first(where: { $0.name == name }) else { return "" }
        return gate.isPassed == false ? "**\(gate.text)**" : gate.text
      }
      return Self.line(origin + [workload.rawValue] + cells)
    }
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
