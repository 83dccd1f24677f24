internal import Foundation

/// Frame reports as one JSON object a line.
package enum JSONLines {
  /// A line for each root of a report; one line for a document without roots.
  package static func lines(_ report: FrameReport) -> [String] {
    guard !report.roots.isEmpty else {
      return ["{\"document\":\(quoted(report.path)),\"root\":null,\"views\":{}}"]
    }
    return report.roots.map { root in
      let views = root.views.map { view in
        let frame = view.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(number)
        return "\(quoted(view.id)):[\(numbers.joined(separator: ","))]"
      }
      return
        "{\"document\":\(quoted(report.path)),\"root\":\(quoted(root.id)),\"views\":{\(views.joined(separator: ","))}}"
    }
  }

  /// The line of a document that could not be laid out.
  package static func line(failure: WorkbenchError, path: String) -> String {
    "{\"document\":\(quoted(path)),\"error\":\(quoted(failure.sentence))}"
  }

  /// A number with at most four decimals, which is a thousandth of the smallest pixel.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (Double(value) * 10000).rounded() / 10000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }

  /// A string as JSON.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where Printable.isControl(scalar):
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
