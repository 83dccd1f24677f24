extension SourceTree.File {
  /// A place where the file makes a rectangle, or takes one apart.
  struct Rectangle: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    let line: Int
    /// The call with its arguments.
    let text: String
    var description: String { "\(line): \(text)" }
  }

  /// Rectangles that are made of computed numbers, and calls that divide one.
  var computedRectangles: [Rectangle] {
    let code = lines.map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }.joined(separator: "\n")
    return Self.computedRectangles(in: code)
  }

  /// The same in a text without comments.
  static func computedRectangles(in code: String) -> [Rectangle] {
    let made = ["CGRect(", "NSRect("].flatMap { calls($0, in: code) }.filter {
      isComputed($0.arguments)
    }
    let divided = [".divided(", ".insetBy("].flatMap { calls($0, in: code) }
    return (made + divided).map { call in
      let line = code[..<call.start].count { $0 == "\n" } + 1
      return Rectangle(line: line, text: call.name + call.arguments + ")")
    }
  }

  /// Whether the arguments of a rectangle's initializer say more than numbers and names: a sum, a choice or a
  /// call in an origin and a size, anything but literals in four numbers.
  static func isComputed(_ arguments: String) -> Bool {
    if arguments.hasPrefix("x:") {
      let numbers = arguments.split(separator: ",").compactMap { $0.split(separator: ":").last }
      return !numbers.allSatisfy { Double($0.filter { $0 != " " }) != nil }
    }
    guard arguments.hasPrefix("origin:") else { return false }
    return [" + ", " - ", " * ", " / ", " ? ", "("].contains { arguments.contains($0) }
  }

  private struct Call {
    let name: String
    let start: String.Index
    /// Everything up to the closing parenthesis, on one line.
    let arguments: String
  }

  private static func calls(_ name: String, in code: String) -> [Call] {
    code.ranges(of: name).compactMap { range in
      // The end of a longer name, such as `NSStringFromCGRect`.
      if name.first != ".", let before = code[..<range.lowerBound].last, before.isLetter {
        return nil
      }
      var depth = 1
      let inside = code[range.upperBound...].prefix { letter in
        if letter == "(" { depth += 1 }
        if letter == ")" { depth -= 1 }
        return depth > 0
      }
      let words = inside.split { $0 == "\n" || $0 == " " }
      return Call(
        name: name, start: range.lowerBound, arguments: words.joined(separator: " "))
    }
  }
}
