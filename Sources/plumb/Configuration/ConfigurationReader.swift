internal import Diagnostics
internal import Foundation
internal import Workbench
internal import Yams

/// Reads `.plumb.yml`.
struct ConfigurationReader {
  /// More bytes are refused: a configuration is a page of text.
  ///
  /// Aliases cost nothing, since what they name is
  /// shared and the forms below do not nest.
  private static let maximumBytes = 1 << 18

  private let path: String
  private let folder: String

  /// Reads the configuration at a path.
  ///
  /// - Throws: The first mistake.
  static func read(_ path: String) throws(WorkbenchError) -> CheckSettings {
    let reader = ConfigurationReader(
      path: path,
      folder: URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw reader.problem("the file cannot be read", nil)
    }
    guard data.count <= maximumBytes else {
      throw reader.problem("the file is larger than \(maximumBytes >> 10) KB", nil)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw reader.problem("the text is not UTF-8", nil)
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw reader.problem(of: error)
    } catch {
      throw reader.problem("\(error)", nil)
    }
    guard let node else { return CheckSettings() }
    return try reader.settings(node)
  }

  private func settings(_ node: Node) throws(WorkbenchError) -> CheckSettings {
    var result = CheckSettings()
    for (key, value) in try mapping(node, "a configuration") {
      switch key.string ?? "" {
      case "rules":
        for (rule, level) in try mapping(value, "rules") {
          result.levels[try ruleName(rule)] = try self.level(level)
        }
      case "exclude": result.excluded = try patterns(value, "exclude")
      case "include": result.included = try patterns(value, "include")
      case "exceptions":
        for item in try sequence(value, "exceptions") {
          result.exceptions.append(try exception(item))
        }
      case "threshold": result.threshold = try severity(value)
      case let word:
        throw unknown(
          "key", word, in: ["rules", "exclude", "include", "exceptions", "threshold"], key)
      }
    }
    return result
  }

  private func exception(_ node: Node) throws(WorkbenchError) -> CheckException {
    var parts: [String: String] = [:]
    let keys = ["rule", "document", "element", "reason"]
    for (key, value) in try mapping(node, "an exception") {
      let word = key.string ?? ""
      guard keys.contains(word) else { throw unknown("key", word, in: keys, key) }
      guard let text = value.string, !text.isEmpty else {
        throw problem("'\(word)' needs a text", value.mark)
      }
      parts[word] = word == "rule" ? try ruleName(value) : text
    }
    guard let rule = parts["rule"] else { throw problem("an exception needs a 'rule'", node.mark) }
    guard let reason = parts["reason"] else {
      throw problem("an exception needs a 'reason'", node.mark)
    }
    return CheckException(
      rule: rule, document: parts["document"].map { PathPattern($0, in: folder) },
      element: parts["element"], reason: reason, at: location(node.mark))
  }

  private func ruleName(_ node: Node) throws(WorkbenchError) -> String {
    let name = node.string ?? ""
    guard RuleCatalog.rule(named: name) != nil else {
      throw unknown("rule", name, in: RuleCatalog.all.map(\.name), node)
    }
    return name
  }

  private func level(_ node: Node) throws(WorkbenchError) -> CheckSettings.Level {
    switch node.string?.lowercased() ?? "" {
    case "off", "false", "no": .off
    case "on", "true", "yes": .on
    default: .severity(try severity(node, or: ["off", "on"]))
    }
  }

  private func severity(_ node: Node, or others: [String] = []) throws(WorkbenchError) -> Severity {
    guard let severity = Severity(rawValue: node.string ?? "") else {
      throw unknown(
        "value", node.string ?? "", in: others + Severity.allCases.map(\.rawValue), node)
    }
    return severity
  }

  private func patterns(_ node: Node, _ what: String) throws(WorkbenchError) -> [PathPattern] {
    var result: [PathPattern] = []
    for item in try sequence(node, what) {
      guard let text = item.string, !text.isEmpty else {
        throw problem("'\(what)' needs patterns of paths", item.mark)
      }
      result.append(PathPattern(text, in: folder))
    }
    return result
  }

  private func mapping(_ node: Node, _ what: String) throws(WorkbenchError) -> [(
    key: Node, value: Node
  )] {
    guard let mapping = node.mapping else {
      throw problem("'\(what)' needs keys with values", node.mark)
    }
    return mapping.map { ($0.key, $0.value) }
  }

  private func sequence(_ node: Node, _ what: String) throws(WorkbenchError) -> [Node] {
    guard let sequence = node.sequence else {
      throw problem("'\(what)' needs a list", node.mark)
    }
    return Array(sequence)
  }

  // MARK: Mistakes

  private func unknown(
    _ what: String, _ word: String, in known: [String], _ node: Node
  ) -> WorkbenchError {
    let hint =
      Spelling.hint(for: word, in: known) ?? "known are \(known.sorted().joined(separator: ", "))"
    return problem("unknown \(what) '\(word)'; \(hint)", node.mark)
  }

  private func location(_ mark: Mark?) -> Location {
    guard let mark else { return Location(path) }
    return Location(path, at: SourcePosition(line: mark.line, column: mark.column))
  }

  private func problem(_ message: String, _ mark: Mark?) -> WorkbenchError {
    .settings(
      path: path, position: mark.map { SourcePosition(line: $0.line, column: $0.column) },
      why: message)
  }

  private func problem(of error: YamlError) -> WorkbenchError {
    switch error {
    case .scanner(_, let what, let mark, _), .parser(_, let what, let mark, _),
      .composer(_, let what, let mark, _):
      problem("the text is not YAML: \(what)", mark)
    case .duplicatedKeysInMapping(let keys, let context):
      problem("repeated keys: \(keys)", context.mark)
    default: problem("the text is not YAML", nil)
    }
  }
}
