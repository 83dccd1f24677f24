public import Foundation

/// A view with text of any length.
///
/// - SeeAlso: Apple, "NSTextView".
@preconcurrency @MainActor open class NSTextView: NSView {
  /// The text.
  open var string = "" { didSet { needsDisplay = true } }
  /// The font of the text.
  open var font: NSFont? = .systemFont(ofSize: 13) { didSet { needsDisplay = true } }
  /// The text colour; nil for the system's text colour.
  open var textColor: NSColor? { didSet { needsDisplay = true } }
  /// The background colour.
  open var backgroundColor = NSColor.textBackgroundColor { didSet { needsDisplay = true } }
  /// Whether the background colour is drawn.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural { didSet { needsDisplay = true } }
  /// The padding above and beside the text, in points.
  open var textContainerInset = NSSize.zero { didSet { needsDisplay = true } }
  /// The text with attributes, if any was set.
  package var styledText: StyledText? { didSet { needsDisplay = true } }
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) {
    paint { TextViewPainter(painter: $0, view: self).draw() }
  }
}
