/// What an example prints: a constant `print` of this type stands in for the function of that name.
package final class PrintedLines {
  /// The lines in order, each as `print` writes it.
  package private(set) var lines: [String] = []

  /// Starts without lines.
  package init() {}

  /// Records a line: the items' descriptions with spaces between them.
  package func callAsFunction(_ items: Any...) {
    lines.append(items.map { String(describing: $0) }.joined(separator: " "))
  }
}
