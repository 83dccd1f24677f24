internal import Foundation

/// A table of the idioms that a toolset's frontend rewrote in the modules of a build.
package struct RewritingReport: Sendable {
  private var rows: [(module: String, count: Int, idiom: String, names: [String])] = []

  /// Creates the report from the files that the frontend wrote next to the modules of a build.
  init(scratch: URL) {
    let files = FileManager.default
    let modules = ["debug", "release"].map { scratch.appendingPathComponent("\($0)/plumb") }
    for folder in modules {
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let file = folder.appendingPathComponent("\(name)/counts")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: "\t")
          guard parts.count >= 2, let count = Int(parts[0]) else { continue }
          rows.append((name, count, String(parts[1]), parts.dropFirst(2).map(String.init)))
        }
      }
      if !rows.isEmpty { break }
    }
  }

  /// One line per idiom, with the module, the count, the idiom and the names of declarations that it took away; empty if
  /// nothing was rewritten.
  package var text: String {
    let modules = rows.map(\.module.count).max() ?? 0
    let counts = rows.map { String($0.count).count }.max() ?? 0
    return rows.map { row in
      let module = row.module.padding(toLength: modules, withPad: " ", startingAt: 0)
      let count = String(repeating: " ", count: counts - String(row.count).count) + "\(row.count)"
      return "\(module)  \(count)  \(row.idiom)\(Self.list(row.names))\n"
    }.joined()
  }

  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let some = names.prefix(12).joined(separator: ", ")
    return ": " + (names.count > 12 ? "\(some) and \(names.count - 12) more" : some)
  }
}
