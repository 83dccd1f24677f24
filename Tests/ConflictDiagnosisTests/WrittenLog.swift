import ConflictLogs

@testable import ConflictDiagnosis

/// Logs for tests, from short lines.
enum WrittenLog {
  /// A report of UIKit.
  ///
  /// - Parameter lines: Lines without class, address and end, such as `label:0x1.height == 20`; a class and an identifier may stand
  ///   before them, as in `NSAutoresizingMaskLayoutConstraint h=--& v=--& …` and `'UISV-spacing' …`.
  static func text(
    _ lines: [String], header: String = "Unable to simultaneously satisfy constraints."
  )
    -> String
  {
    let list = lines.enumerated().map { place, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      let (name, rest) =
        parts[0].contains("Constraint")
        ? (String(parts[0]), String(parts[1])) : ("NSLayoutConstraint", line)
      // Libraries print the place behind the address.
      let (library, place) = Self.place(name, "0x6000\(place)")
      return "    \"<\(library):\(place) \(rest)>\""
    }
    return "\(header)\n(\n\(list.joined(separator: ",\n"))\n)\n"
  }

  private static func place(_ name: String, _ address: String) -> (String, String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? "\(address)@\(parts[1])" : address)
  }

  /// The answer to a report of such lines.
  static func answer(
    _ lines: [String], header: String = "Unable to simultaneously satisfy constraints."
  )
    -> ConflictAnswer
  {
    WrittenLog.answers(text(lines, header: header))[0]
  }

  /// The answers to all reports of a text.
  static func answers(_ text: String) -> [ConflictAnswer] {
    LogReader.read(text).map { ConflictAnswer($0) }
  }
}
