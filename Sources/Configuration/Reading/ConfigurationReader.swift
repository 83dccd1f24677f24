package import Diagnostics
package import Foundation
internal import Yams

extension ConfigurationFile {
  /// Reads a configuration from the bytes of its file.
  ///
  /// - Parameters:
  ///   - path: The file's path in reports.
  ///   - folder: The absolute path of its folder.
  ///   - root: The folder that the paths in `assets` must not leave.
  ///   - rules: The valid rules.
  /// - Returns: The configuration and its errors. Invalid parts are omitted from the configuration.
  package static func read(
    _ data: Data, path: String, folder: PathParts, root: PathParts, rules: [Rule]
  ) -> (file: ConfigurationFile, errors: [ConfigurationError]) {
    var reader = ConfigurationReader(path: path, folder: folder, root: root, rules: rules)
    do throws(ConfigurationError) {
      if let node = try YAMLText.node(data, path: path) { reader.readFile(node) }
    } catch {
      reader.errors.append(error)
    }
    let errors = reader.errors.sorted {
      Location(path, at: $0.position).precedes(Location(path, at: $1.position))
    }
    return (reader.file, Array(errors.prefix(ConfigurationLimits.errors)))
  }
}

/// Converts the nodes of a text into a configuration; every problem becomes an error with its position.
struct ConfigurationReader {
  private static let keys =
    [
      "rules", "include", "exclude", "assets", "exceptions", "threshold",
    ] + LayoutDimension.allCases.map(\.rawValue)

  private let root: PathParts
  private let rules: [Rule]
  private(set) var file: ConfigurationFile
  fileprivate(set) var errors: [ConfigurationError] = []

  init(path: String, folder: PathParts, root: PathParts, rules: [Rule]) {
    self.root = root
    self.rules = rules
    file = ConfigurationFile(path: path, folder: folder)
  }

  /// Adds an error.
  mutating func add(_ error: ConfigurationError) { errors.append(error) }

  /// Reads the top-level value.
  mutating func readFile(_ node: Node) {
    for (key, value) in entries(of: node, "the configuration", known: Self.keys) {
      switch key.text {
      case "rules": readRules(value)
      case "include": file.include = patterns(value, "include")
      case "exclude": file.exclude = patterns(value, "exclude")
      case "assets": readAssets(value)
      case "exceptions": readExceptions(value)
      case "threshold": file.threshold = threshold(value)
      case let name:
        guard let dimension = LayoutDimension(rawValue: name) else { continue }
        file.layouts[dimension] = texts(value, name).map {
          ConfiguredWord($0.text, at: Location(file.path, at: $0.position))
        }
      }
    }
  }

  private mutating func readRules(_ node: Node) {
    for (key, value) in entries(of: node, "rules") {
      guard let rule = rule(key) else { continue }
      guard let word = text(value, "the setting of a rule") else { continue }
      if let setting = RuleSetting(word.text) {
        file.rules[rule] = setting
      } else {
        fail(unknown("setting", word.text, in: RuleSetting.words), word)
      }
    }
  }

  private mutating func patterns(_ node: Node, _ what: String) -> [PathPattern] {
    texts(node, what).compactMap { pattern($0) }
  }

  private mutating func pattern(_ text: YAMLWord) -> PathPattern? {
    do throws(PathPattern.Refusal) {
      return try PathPattern(text.text)
    } catch {
      fail("the pattern \(error.why)", text)
      return nil
    }
  }

  private mutating func readAssets(_ node: Node) {
    for text in texts(node, "assets") {
      guard !text.text.isEmpty, !text.text.hasPrefix("/") else {
        fail("the path of assets must be relative to the file's folder", text)
        continue
      }
      let path = PathParts.absolute(text.text, in: file.folder)
      let real = URL(fileURLWithPath: path.absolutePath).resolvingSymlinksInPath().path
      let realRoot = URL(fileURLWithPath: root.absolutePath).resolvingSymlinksInPath().path
      guard path.below(root) != nil, PathParts(real).below(PathParts(realRoot)) != nil else {
        fail("'\(text.text)' leads out of the project", text)
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        fail("'\(text.text)' is not a folder", text)
        continue
      }
      file.assets.append(
        .init(path: path.absolutePath, location: Location(file.path, at: text.position)))
    }
  }

  private mutating func readExceptions(_ node: Node) {
    for node in items(of: node, "exceptions") {
      let position = node.mark?.position
      let known = ["rule", "document", "element", "reason"]
      var words: [String: YAMLWord] = [:]
      let before = errors.count
      for (key, value) in entries(of: node, "an exception", known: known)
      where known.contains(key.text) {
        if let word = text(value, key.text) { words[key.text] = word }
      }
      var found: Rule?
      if let word = words["rule"] { found = rule(word) }
      var document: PathPattern?
      if let word = words["document"] { document = pattern(word) }
      guard errors.count == before else { continue }
      guard let found else {
        fail("an exception needs a rule", at: position)
        continue
      }
      guard let reason = words["reason"]?.text, reason.contains(where: { !$0.isWhitespace }) else {
        fail("an exception needs a reason", at: position)
        continue
      }
      file.exceptions.append(
        CheckException(
          rule: found, document: document, element: words["element"]?.text, reason: reason,
          location: Location(file.path, at: position)))
    }
  }

  private mutating func threshold(_ node: Node) -> Severity? {
    guard let word = text(node, "threshold") else { return nil }
    let severity = Severity(rawValue: word.text)
    if severity == nil {
      fail(unknown("threshold", word.text, in: Severity.allCases.map(\.rawValue)), word)
    }
    return severity
  }

  private mutating func rule(_ name: YAMLWord) -> Rule? {
    if let rule = rules.first(where: { $0.name == name.text }) { return rule }
    fail(unknown("rule", name.text, in: rules.map(\.name)), name)
    return nil
  }
}
