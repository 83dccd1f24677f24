internal import Diagnostics

/// Collects findings along a walk over the elements, and knows where the walk is.
struct FindingLog {
  private let path: String
  private var trail: [Element] = []
  /// The findings so far, in the order of the walk.
  private(set) var found: [Finding] = []

  init(path: String) { self.path = path }

  /// The walk goes down into an element.
  mutating func enter(_ element: Element) { trail.append(element) }

  /// The walk comes back up.
  mutating func leave() { trail.removeLast() }

  /// Adds a finding about an element at or right below the place reached.
  mutating func add(
    _ severity: Severity, _ message: String, _ element: Element, rule: Rule = .document
  ) {
    var labels = trail.map(\.label)
    if trail.last !== element { labels.append(element.label) }
    found.append(
      Finding(
        rule, message, severity: severity,
        at: Location(path, at: element.position, subject: labels.joined(separator: "/"))))
  }
}
