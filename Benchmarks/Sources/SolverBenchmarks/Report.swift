internal import BenchmarkSupport

/// What a run prints.
struct Report {
  /// What was measured.
  let results: Results
  /// What was asked for, and so which columns there are.
  let operations: Set<Operation>
  /// Why a rival is not in the tables.
  let absences: [String]

  /// The whole report.
  var text: String {
    var parts = [
      "Times (median; resize a step, leaf a leaf, churn all ten), bytes a constraint", times,
    ]
    if !results.rivals.isEmpty {
      parts += ["Ratios: how many times as much as Plumb the rival needs", ratios]
    }
    if let growth { parts += ["Growth: exponent from N = 100 to 10000", growth] }
    if !remarks.isEmpty { parts += ["Remarks", remarks.joined(separator: "\n")] }
    parts += absences
    parts += ["Gates", gates]
    return parts.joined(separator: "\n\n")
  }

  private var figures: [Figure] { Figure.allCases.filter { operations.contains($0.operation) } }

  private var times: String {
    var table = TextTable(words: 3, ["layout", "N", "solver"] + figures.map(\.rawValue))
    var last: Workload?
    for result in results.cases {
      if let last, last != result.workload { table.addGap() }
      last = result.workload
      let name = result.isWrong ? "\(result.contestant) WRONG" : result.contestant
      table.add(
        [result.workload.rawValue, String(result.size), name]
          + figures.map { Format.figure($0, result.figures[$0]) })
    }
    return table.text
  }

  private var ratios: String {
    let compared = figures.filter { $0 != .leafReplaced && $0 != .leafSet }
    var table = TextTable(words: 3, ["layout", "N", "rival"] + compared.map(\.rawValue))
    for workload in results.workloads {
      for size in results.sizes {
        for rival in results.rivals {
          table.add(
            [workload.rawValue, String(size), rival]
              + compared.map { Format.ratio(results.ratio($0, workload, size, to: rival)) })
        }
      }
    }
    return table.text
  }

  private var growth: String? {
    var table = TextTable(words: 2, ["layout", "solver", "build", "resize"])
    var isEmpty = true
    for workload in results.workloads {
      for contestant in [Results.plumb] + results.rivals {
        let exponents = [Figure.build, .resize].map {
          results.exponent($0, workload, contestant)
        }
        guard exponents.contains(where: { $0 != nil }) else { continue }
        isEmpty = false
        table.add([workload.rawValue, contestant] + exponents.map(Format.exponent))
      }
    }
    return isEmpty ? nil : table.text
  }

  private var remarks: [String] {
    results.cases.flatMap { result in
      result.remarks.map {
        "\(result.workload.rawValue) \(result.size) \(result.contestant): \($0)"
      }
    }
  }

  private var gates: String {
    var table = TextTable(words: 2, ["gate", "layout", "figure", "bar", "verdict"])
    for gate in Gate.all(results) {
      table.add([gate.name, gate.workload.rawValue, gate.text, gate.barText, gate.verdict])
    }
    return table.text
  }
}
