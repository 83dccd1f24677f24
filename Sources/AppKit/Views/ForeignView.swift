package import Foundation

/// A placeholder for a view of another framework, such as a web view.
package final class ForeignView: NSView {
  /// The name of the element's kind.
  package var kind = ""
  /// The natural size in points; nil for a view without one.
  package var naturalSize: CGSize?
  /// The natural size; ``NSView/noIntrinsicMetric`` on both axes without one.
  package override var intrinsicContentSize: NSSize { naturalSize ?? super.intrinsicContentSize }
  /// Draws a grey box with the kind in its centre.
  package override func draw(_ dirtyRect: NSRect) { paint { $0.drawPlaceholder(kind) } }
}
