internal import Diagnostics

/// Collects findings during a walk over the elements, and tracks the current element.
struct FindingLog {
  private let path: String
  private var trail: [Element] = []
  /// The findings so far, in walk order.
  private(set) var findings: [Finding] = []

  init(path: String) { self.path = path }

  /// Descends into an element.
  mutating func enter(_ element: Element) { trail.append(element) }

  /// Ascends to the parent.
  mutating func leave() { trail.removeLast() }

  /// Adds a finding about the current element or one of its children.
  mutating func add(
    _ severity: Severity, _ message: String, _ element: Element, rule: Rule = .document
  ) {
    var labels = trail.map(\.label)
    if trail.last !== element { labels.append(element.label) }
    findings.append(
      Finding(
        rule, message, severity: severity,
        at: Location(path, at: element.position, subject: labels.joined(separator: "/"))))
  }
}
