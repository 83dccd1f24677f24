internal import Foundation

/// A table of the idioms that a toolset's frontend rewrote in the modules of a build.
package struct RewritingReport: Sendable {
  private var rows: [(module: String, count: Int, idiom: String, names: [String])] = []
  /// The names of the declarations that are not compiled, by the paths of their sources.
  private var left: [String: [String]] = [:]

  /// Creates the report from the files that the frontend wrote next to the modules of a build.
  ///
  /// - Parameter package: The folder that paths of sources are shown relative to.
  init(scratch: URL, package: URL) {
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
      if !rows.isEmpty {
        for name in names {
          read(folder.appendingPathComponent("\(name)/dropped"), package)
        }
        break
      }
    }
  }

  /// Reads the list of a module's declarations that are not compiled.
  private mutating func read(_ file: URL, _ package: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { continue }
      let root = package.path + "/"
      let path = parts[2].hasPrefix(root) ? String(parts[2].dropFirst(root.count)) : parts[2]
      left[path, default: []].append(parts[1])
    }
  }

  /// One line per source of which declarations are not compiled or end the program, with their names; empty without any.
  package var leftOut: String {
    let sources = left.sorted { $0.key < $1.key }
    let lines = sources.prefix(40).map { "\($0.key)\(Self.list($0.value))\n" }
    return lines.joined() + (sources.count > 40 ? "and \(sources.count - 40) sources more\n" : "")
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
