internal import Checking
internal import Diagnostics

/// The findings of several layouts without duplicates, with the layouts to which they apply.
enum MergedFindings {
  /// The properties of a finding that are equal in all layouts; numbers in its message may differ.
  private struct Key: Hashable {
    let rule: Rule
    let location: Location
    let related: [Location?]

    init(_ finding: Finding) {
      rule = finding.rule
      location = finding.location
      // The members of a conflict depend on the layout.
      related = finding.rule == .conflict ? [] : finding.related.map(\.location)
    }
  }

  /// Returns the findings about a root in order of first occurrence.
  ///
  /// A finding has the message of the first layout to which it applies. It lists no layouts if it applies to all.
  ///
  /// - Parameter layouts: The layouts of the root with their findings.
  static func merged(_ layouts: [(layout: CheckLayout, findings: [Finding])]) -> [Finding] {
    var order: [Key] = []
    var first: [Key: Finding] = [:]
    var numbers: [Key: [Int]] = [:]
    /// The constraints in conflicts so far.
    var members: Set<Location> = []
    for (number, layout) in layouts.enumerated() {
      for finding in layout.findings {
        let key = Key(finding)
        if first[key] == nil {
          // Another layout may break another constraint of the same conflict.
          if key.rule == .conflict, number > 0, !members.isDisjoint(with: Self.members(finding)) {
            continue
          }
          order.append(key)
          first[key] = finding
        }
        if numbers[key]?.last != number { numbers[key, default: []].append(number) }
        if key.rule == .conflict { members.formUnion(Self.members(finding)) }
      }
    }
    let merged = order.compactMap { key -> Finding? in
      guard var finding = first[key], let found = numbers[key] else { return nil }
      if found.count < layouts.count, key.rule != .conflict || found[0] > 0 {
        finding.layouts = found.map { layouts[$0].layout.name }
        if found.allSatisfy({ layouts[$0].layout.isAssumed }) {
          // A program that runs on a device is affected by its contradictions, whatever device it was designed for.
          let most = key.rule == .conflict ? Severity.warning : .note
          finding = finding.with(severity: min(finding.severity, most))
        }
      }
      return finding
    }
    return grouped(merged, own: CheckLayout.own.name)
  }

  /// Returns the findings with those of one cause combined: views that exceed their parent in another layout.
  private static func grouped(_ findings: [Finding], own: String) -> [Finding] {
    struct Cause: Hashable {
      let parent: Location?
      let layouts: [String]
    }
    var result: [Finding] = []
    var places: [Cause: Int] = [:]
    var others: [Int: [Finding]] = [:]
    for finding in findings {
      guard finding.rule == .outsideParent, !finding.layouts.isEmpty,
        !finding.layouts.contains(own)
      else {
        result.append(finding)
        continue
      }
      let cause = Cause(parent: finding.related.first?.location, layouts: finding.layouts)
      if let place = places[cause] {
        others[place, default: []].append(finding)
      } else {
        places[cause] = result.count
        result.append(finding)
      }
    }
    for (place, more) in others {
      let views = more.count == 1 ? "another view" : "\(more.count) more views"
      result[place].message += "; the same holds for \(views) of it"
      result[place].related += more.map { Finding.Related($0.message, at: $0.location) }
    }
    return result
  }

  /// Returns the constraints of a conflict that are part of the document.
  private static func members(_ finding: Finding) -> Set<Location> {
    Set([finding.location] + finding.related.compactMap(\.location))
  }
}
