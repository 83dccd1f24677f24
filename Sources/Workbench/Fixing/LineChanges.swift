internal import Foundation
internal import ReportFormats

/// The lines in which a repaired text differs from the original, in order.
enum LineChanges {
  /// The maximum number of lines that are skipped to find the next equal line.
  private static let reach = 400

  /// Returns the changes, each `path:line` of the original with the lines that go and come, without indentation.
  ///
  /// - Complexity: O(lines + changed lines · 400).
  static func texts(from old: Data, to new: Data, path: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    var (i, j) = (0, 0)
    var result: [String] = []
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (gone, come) = step(old[i...], new[j...])
      let heading = Printable.text("\(path):\(i + 1):")
      let changes =
        old[i..<(i + gone)].map { "- " + text($0) } + new[j..<(j + come)].map { "+ " + text($0) }
      result.append(([heading] + changes).joined(separator: "\n"))
      (i, j) = (i + gone, j + come)
    }
    return result
  }

  /// Returns the number of lines that go and that come before the texts are equal again.
  private static func step(
    _ old: ArraySlice<Data.SubSequence>, _ new: ArraySlice<Data.SubSequence>
  ) -> (gone: Int, come: Int) {
    var places: [Data.SubSequence: Int] = [:]
    for (place, line) in new.prefix(reach).enumerated() where places[line] == nil {
      places[line] = place
    }
    var best: (gone: Int, come: Int)?
    for (place, line) in old.prefix(reach).enumerated() {
      if let best, place >= best.gone + best.come { break }
      guard let other = places[line] else { continue }
      if best.map({ place + other < $0.gone + $0.come }) ?? true { best = (place, other) }
    }
    return best ?? (min(old.count, reach), min(new.count, reach))
  }

  private static func lines(_ data: Data) -> [Data.SubSequence] {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func text(_ line: Data.SubSequence) -> String {
    Printable.text(
      String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
