/// A source and its rewritten text, line by line.
package struct MappedSource: Sendable {
  /// The source's own lines.
  let own: [Substring]
  /// The lines of the rewritten text.
  let rewritten: [Substring]
  /// For each line of the rewritten text the line of the source that messages name, from 1; nil for lines that belong to
  /// no line of the source.
  private let lines: [Int?]
  /// The first line of the rewritten text for each line of the source.
  private let firstLines: [Int: Int]

  /// Creates the pair by reading `#sourceLocation` in the rewritten text.
  ///
  /// - Parameter path: The source's path, as it is stated there.
  package init(path: String, own: String, rewritten: String) {
    self.own = Self.lines(own)
    self.rewritten = Self.lines(rewritten)
    let literal = String(path.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
    var lines: [Int?] = []
    lines.reserveCapacity(self.rewritten.count)
    var next: Int? = 1
    for line in self.rewritten {
      guard line.hasPrefix("#sourceLocation(file: \"") else {
        lines.append(next)
        next = next.map { $0 + 1 }
        continue
      }
      lines.append(nil)
      let rest = line.dropFirst("#sourceLocation(file: \"".count)
      next = nil
      if rest.hasPrefix("\(literal)\", line: ") {
        next = Int(rest.dropFirst(literal.count + "\", line: ".count).prefix { $0.isNumber })
      }
    }
    self.lines = lines
    firstLines = Dictionary(
      lines.enumerated().compactMap { index, line in line.map { ($0, index + 1) } }
    ) { first, _ in first }
  }

  /// The line of the source for a line of the rewritten text, both from 1.
  func line(of rewritten: Int) -> Int? {
    guard rewritten > 0, rewritten <= lines.count, let line = lines[rewritten - 1],
      line > 0, line <= own.count
    else { return nil }
    return line
  }

  /// The first line of the rewritten text for a line of the source: the line itself, where it was not moved.
  func rewrittenLine(of line: Int) -> Int? { firstLines[line] }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? $0.dropLast() : $0 }
  }
}
