package import Foundation

/// A view of a class that is drawn elsewhere, such as a page of the web.
package final class ForeignView: NSView {
  /// The name of its element.
  package var kind = ""
  /// A grey box with the kind in its middle.
  package override func draw(_ dirtyRect: NSRect) { paint { $0.foreign(kind) } }
}
