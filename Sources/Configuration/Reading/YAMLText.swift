internal import Diagnostics
internal import Foundation
internal import Yams

/// The parsing of untrusted YAML.
///
/// Anchors are rejected before parsing: a value that is repeated in itself, or as a key, takes exponential time and
/// unlimited depth. Without anchors, libyaml rejects more than 1,000 levels.
enum YAMLText {
  /// Returns the value of a text; nil if it is empty.
  ///
  /// - Parameter path: The file's path for errors.
  static func node(_ data: Data, path: String) throws(ConfigurationError) -> Node? {
    guard data.count <= ConfigurationLimits.bytes else {
      throw ConfigurationError(
        "the file is larger than \(ConfigurationLimits.bytes >> 10) KB", path: path)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      let valid = String(decoding: data, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
      throw ConfigurationError(
        "the text is not UTF-8", path: path, position: position(after: valid))
    }
    if let position = anchor(in: text) {
      throw ConfigurationError(
        "anchors are not read; write the value again, or a space after & in a text", path: path,
        position: position)
    }
    do {
      return try Parser(yaml: text, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw Self.error(error, text, path)
    } catch {
      throw ConfigurationError("the text is not YAML", path: path)
    }
  }

  /// The position after a text.
  private static func position(after text: some Sequence<Unicode.Scalar>) -> SourcePosition {
    var (line, column) = (1, 1)
    for scalar in text {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return SourcePosition(line: line, column: column)
  }

  /// Returns the first position of a possible anchor: `&` and a letter, digit or hyphen where a value can
  /// begin.
  ///
  /// It may also report text that is not an anchor, but never misses an anchor: quotes and blocks are not parsed here.
  private static func anchor(in text: String) -> SourcePosition? {
    let openers: Set<Unicode.Scalar> = [
      ":", "-", "?", ",", "[", "{", "]", "}", "\"", "'", "\u{FEFF}",
    ]
    var (line, column) = (1, 1)
    var last: Unicode.Scalar?
    var word = String.UnicodeScalarView()
    var isBlankBefore = true
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "&", index + 1 < scalars.count, isName(scalars[index + 1]),
        last.map({ openers.contains($0) || isBlankBefore && word.contains("!") }) ?? true
      {
        return SourcePosition(line: line, column: column)
      }
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        last = nil
        word.removeAll()
        isBlankBefore = true
      case " ", "\t": isBlankBefore = true
      default:
        if isBlankBefore { word.removeAll() }
        word.append(scalar)
        last = scalar
        isBlankBefore = false
      }
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return nil
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
  }

  private static func error(_ error: YamlError, _ text: String, _ path: String)
    -> ConfigurationError
  {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      // An unquoted * begins an alias in YAML, but a pattern here.
      if startsPattern(text, at: mark) {
        return ConfigurationError(
          "a text that begins with * must be in quotes", path: path, position: mark.position)
      }
      return ConfigurationError(
        "the text is not YAML: \(problem)", path: path, position: mark.position)
    case .reader(let problem, let offset, _, _):
      let position = offset.map { Self.position(after: text.unicodeScalars.prefix($0)) }
      return ConfigurationError(
        "the text is not YAML: \(problem)", path: path, position: position)
    case .duplicatedKeysInMapping(let duplicates, let context):
      let names = duplicates.map { "'\($0)'" }.joined(separator: ", ")
      return ConfigurationError(
        "the key \(names) is a duplicate", path: path, position: context.mark.position)
    default: return ConfigurationError("the text is not YAML", path: path)
    }
  }

  private static func startsPattern(_ text: String, at mark: Mark) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return false }
    let before = lines[mark.line - 1].unicodeScalars.prefix(mark.column)
    return before.last == "*" || before.dropLast().last == "*"
  }
}

extension Mark {
  /// The position for reports; lines and columns count from 1, and columns are Unicode scalars.
  var position: SourcePosition { SourcePosition(line: max(line, 1), column: max(column, 1)) }
}
