/// A text field for searching.
///
/// - SeeAlso: Apple, "NSSearchField".
@preconcurrency @MainActor open class NSSearchField: NSTextField {
  open override func draw(_ dirtyRect: NSRect) {
    paint { FieldPainter(painter: $0, field: self, isSearch: true).draw() }
  }
}
