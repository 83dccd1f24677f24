internal import Diagnostics

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// - SeeAlso: OASIS Standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package enum FindingSARIF {
  /// The address of the schema that the format names.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The name of the folder to which paths are relative.
  static let base = "%SRCROOT%"

  /// The log, with a line feed at its end.
  package static func text(_ result: CheckResult) -> String {
    let log = JSONText.object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")),
      ("runs", .array([run(result)])),
    ])
    return log.text(.spaced) + "\n"
  }

  private static func run(_ result: CheckResult) -> JSONText {
    var numbers: [Rule: Int] = [:]
    for (number, rule) in RuleCatalog.all.enumerated() { numbers[rule] = number }
    return .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      // The folder's own path is not for others to see.
      (
        "originalUriBaseIds",
        .object([
          (base, .object([("description", message("The folder in which plumb check ran."))]))
        ])
      ),
      ("invocations", .array([invocation(result)])),
      (
        "results",
        .array(
          zip(result.ids, result.findings).map { id, finding in
            item(id, finding, number: numbers[finding.rule], result.paths)
          })
      ),
    ])
  }

  private static var driver: JSONText {
    .object([
      ("name", .string("plumb")), ("version", .string(ToolVersion.current)),
      ("semanticVersion", .string(ToolVersion.current)),
      ("rules", .array(RuleCatalog.all.map(descriptor))),
      (
        "notifications",
        .array([
          .object([
            ("id", .string("input")),
            ("shortDescription", message("An input could not be read.")),
            ("defaultConfiguration", .object([("level", .string("error"))])),
          ])
        ])
      ),
    ])
  }

  private static func descriptor(_ rule: Rule) -> JSONText {
    let page = RulePageText.page(named: rule.name) ?? rule.summary
    return .object([
      ("id", .string(rule.name)), ("shortDescription", message(rule.summary)),
      ("fullDescription", message(rule.page?.sees ?? rule.summary)),
      ("help", .object([("text", .string(braced(page))), ("markdown", .string(braced(page)))])),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .bool(rule.isOnByDefault)), ("level", .string(rule.severity.rawValue)),
        ])
      ),
    ])
  }

  private static func invocation(_ result: CheckResult) -> JSONText {
    .object([
      ("executionSuccessful", .bool(result.failures.isEmpty)),
      (
        "toolExecutionNotifications",
        .array(
          result.failures.map { failure in
            var members: [(name: String, value: JSONText)] = [
              ("level", .string("error")), ("message", message(failure.sentence)),
              ("descriptor", .object([("id", .string("input")), ("index", integer(0))])),
            ]
            if let path = failure.path {
              let place = location(Location(path, at: failure.position), result.paths)
              members.append(("locations", .array([.object(place)])))
            }
            return .object(members)
          })
      ),
    ])
  }

  private static func item(
    _ id: String, _ finding: Finding, number: Int?, _ paths: ReportPath
  ) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("ruleId", .string(finding.rule.name))]
    if let number { members.append(("ruleIndex", integer(number))) }
    members += [
      ("level", .string(finding.severity.rawValue)), ("message", message(finding.sentence)),
      ("locations", .array([.object(location(finding.location, paths))])),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { number, entry in
        var place: [(name: String, value: JSONText)] = [
          ("id", integer(number)), ("message", message(entry.message)),
        ]
        if let location = entry.location { place += self.location(location, paths) }
        return JSONText.object(place)
      }
      members.append(("relatedLocations", .array(related)))
    }
    if let fix = finding.fix {
      let item = SARIFFix.object(
        fix, message(fix.title), artifact(finding.location.file, paths))
      members.append(("fixes", .array([item])))
    }
    members.append(("partialFingerprints", .object([("plumbFinding/v1", .string(id))])))
    return .object(members)
  }

  private static func location(
    _ location: Location, _ paths: ReportPath
  ) -> [(name: String, value: JSONText)] {
    var physical: [(name: String, value: JSONText)] = [
      ("artifactLocation", artifact(location.file, paths))
    ]
    if let position = location.position {
      let region = JSONText.object([
        ("startLine", integer(position.line)), ("startColumn", integer(position.column)),
      ])
      physical.append(("region", region))
    }
    var members: [(name: String, value: JSONText)] = [("physicalLocation", .object(physical))]
    if let subject = location.subject {
      let name = JSONText.object([("fullyQualifiedName", .string(subject))])
      members.append(("logicalLocations", .array([name])))
    }
    return members
  }

  /// The address of a file.
  static func artifact(_ file: String, _ paths: ReportPath) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("uri", .string(paths.uri(file)))]
    if paths.contains(file) { members.append(("uriBaseId", .string(base))) }
    return .object(members)
  }

  /// A message whose text means itself: braces are doubled, and brackets do not make a link.
  static func message(_ text: String) -> JSONText {
    .object([("text", .string(braced(text).replacing("](", with: "\\](")))])
  }

  /// The text with doubled braces: single ones stand for arguments.
  private static func braced(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  static func integer(_ value: Int) -> JSONText { .number(Double(value), decimals: 0) }
}
