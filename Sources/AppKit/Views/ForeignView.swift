package import Foundation

/// A placeholder for a view of another framework, such as a web page.
package final class ForeignView: NSView {
  /// The name of its element.
  package var kind = ""
  /// The natural size in points; nil for a view without one.
  package var naturalSize: CGSize?
  /// The natural size; no metric on either axis without one.
  package override var intrinsicContentSize: NSSize { naturalSize ?? super.intrinsicContentSize }
  /// A grey box with the kind in its middle.
  package override func draw(_ dirtyRect: NSRect) { paint { $0.foreign(kind) } }
}
