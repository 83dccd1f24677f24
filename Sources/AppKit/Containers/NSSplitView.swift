public import Foundation

/// Views side by side whose sizes users may change.
///
/// - SeeAlso: Apple, "NSSplitView".
@preconcurrency @MainActor open class NSSplitView: NSView {
  /// Whether the views stand side by side.
  open var isVertical = false
  open override var isFlipped: Bool { true }
  /// How the lines between views look; raw values are Apple's.
  public enum DividerStyle: Int, Sendable {
    case thick = 1, thin, paneSplitter
  }
  /// How the lines between views look.
  open var dividerStyle = DividerStyle.thick { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.dividers(of: self) } }
}
