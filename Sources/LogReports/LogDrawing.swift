internal import ConflictDiagnosis
internal import Diagnostics

/// A drawing of a conflict's lengths along its axis: the required lengths above, the available length below.
enum LogDrawing {
  /// The maximum width of a bar, in characters.
  private static let width = 56

  /// Two bars with lengths, as text.
  static func lines(_ bars: ConflictBars) -> [String] {
    let (asked, given) = (ConflictBars.length(bars.asked), ConflictBars.length(bars.given))
    let longest = max(asked, given)
    guard longest > 0 else { return [] }
    return [
      "asked  \(bar(bars.asked, longest)) \(points(asked))",
      "there  \(bar(bars.given, longest)) \(points(given))",
    ]
  }

  private static func bar(_ parts: [Double], _ longest: Double) -> String {
    guard !parts.isEmpty else { return "|" }
    return parts.reduce(into: "|") { text, part in
      let number = points(part)
      let letters = max(
        number.count + 2, Int((part / longest * Double(width)).rounded()) - 1)
      let before = (letters - number.count) / 2
      let after = letters - number.count - before
      text += String(repeating: "-", count: before) + number
      text += String(repeating: "-", count: after) + "|"
    }
  }

  /// Two bars as SVG, for a page.
  static func svg(_ bars: ConflictBars) -> String {
    let longest = max(ConflictBars.length(bars.asked), ConflictBars.length(bars.given))
    guard longest > 0 else { return "" }
    let (width, left) = (560.0, 48.0)
    var text =
      "<svg class=\"bars\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 680 64\" role=\"img\" aria-label=\"Asked \(points(ConflictBars.length(bars.asked))), there \(points(ConflictBars.length(bars.given)))\">\n"
    for (row, (name, parts)) in [("asked", bars.asked), ("there", bars.given)].enumerated() {
      let top = row * 32 + 4
      text += "<text x=\"0\" y=\"\(top + 17)\">\(name)</text>\n"
      var x = left
      for part in parts {
        let length = part / longest * width
        text +=
          "<rect class=\"\(name)\" x=\"\(points(x))\" y=\"\(top)\" width=\"\(points(max(1, length)))\" height=\"24\"/>\n"
        if length > 20 {
          text +=
            "<text class=\"length\" x=\"\(points(x + length / 2))\" y=\"\(top + 17)\">\(points(part))</text>\n"
        }
        x += length
      }
      text +=
        "<text x=\"\(points(x + 6))\" y=\"\(top + 17)\">= \(points(ConflictBars.length(parts)))</text>\n"
    }
    return text + "</svg>\n"
  }

  private static func points(_ value: Double) -> String { NumberText.text(value, decimals: 2) }
}
