internal import Diagnostics
internal import ReportFormats

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// - SeeAlso: OASIS Standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package enum FindingSARIF {
  /// Returns the log, ending with a line feed.
  package static func text(_ result: CheckReport) -> String {
    SARIFParts.document(run: run(result)).text(.spaced) + "\n"
  }

  private static func run(_ result: CheckReport) -> JSONText {
    var numbers: [Rule: Int] = [:]
    for (number, rule) in RuleCatalog.all.enumerated() { numbers[rule] = number }
    return .object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      SARIFParts.bases(of: "plumb check"),
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
            ("shortDescription", SARIFParts.message("An input could not be read.")),
            ("defaultConfiguration", .object([("level", .string("error"))])),
          ])
        ])
      ),
    ])
  }

  private static func descriptor(_ rule: Rule) -> JSONText {
    let page = RulePageText.page(named: rule.name) ?? rule.summary
    return .object([
      ("id", .string(rule.name)), ("shortDescription", SARIFParts.message(rule.summary)),
      ("fullDescription", SARIFParts.message(rule.page?.sees ?? rule.summary)),
      (
        "help",
        .object([
          ("text", .string(SARIFParts.braced(page))),
          ("markdown", .string(SARIFParts.braced(page))),
        ])
      ),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .bool(rule.isOnByDefault)), ("level", .string(rule.severity.rawValue)),
        ])
      ),
    ])
  }

  private static func invocation(_ result: CheckReport) -> JSONText {
    .object([
      ("executionSuccessful", .bool(result.failures.isEmpty)),
      (
        "toolExecutionNotifications",
        .array(
          result.failures.map { failure in
            var members: [(name: String, value: JSONText)] = [
              ("level", .string("error")), ("message", SARIFParts.message(failure.sentence)),
              (
                "descriptor", .object([("id", .string("input")), ("index", SARIFParts.integer(0))])
              ),
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
    if let number { members.append(("ruleIndex", SARIFParts.integer(number))) }
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", SARIFParts.message(finding.sentence)),
      ("locations", .array([.object(location(finding.location, paths))])),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { number, entry in
        var place: [(name: String, value: JSONText)] = [
          ("id", SARIFParts.integer(number)), ("message", SARIFParts.message(entry.message)),
        ]
        if let location = entry.location { place += self.location(location, paths) }
        return JSONText.object(place)
      }
      members.append(("relatedLocations", .array(related)))
    }
    if let fix = finding.fix {
      let item = SARIFFix.object(
        fix, SARIFParts.message(fix.title), SARIFParts.artifact(finding.location.file, paths))
      members.append(("fixes", .array([item])))
    }
    members.append(("partialFingerprints", .object([("plumbFinding/v1", .string(id))])))
    return .object(members)
  }

  private static func location(
    _ location: Location, _ paths: ReportPath
  ) -> [(name: String, value: JSONText)] {
    var physical: [(name: String, value: JSONText)] = [
      ("artifactLocation", SARIFParts.artifact(location.file, paths))
    ]
    if let position = location.position {
      let region = JSONText.object([
        ("startLine", SARIFParts.integer(position.line)),
        ("startColumn", SARIFParts.integer(position.column)),
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
}
