/// Collects diagnostics along a walk over the elements, and knows where the walk is.
struct DiagnosticLog {
  private let path: String
  private var trail: [Element] = []
  /// What has been found, in the order of the walk.
  private(set) var found: [DocumentDiagnostic] = []

  init(path: String) { self.path = path }

  /// The walk goes down into an element.
  mutating func enter(_ element: Element) { trail.append(element) }

  /// The walk comes back up.
  mutating func leave() { trail.removeLast() }

  /// Adds a finding about an element at or right below the place reached.
  mutating func add(
    _ severity: DocumentDiagnostic.Severity, _ message: String, _ element: Element
  ) {
    var labels = trail.map(\.label)
    if trail.last !== element { labels.append(element.label) }
    found.append(
      DocumentDiagnostic(
        severity: severity, message: message, path: path, position: element.position,
        elementPath: labels.joined(separator: "/")))
  }
}
