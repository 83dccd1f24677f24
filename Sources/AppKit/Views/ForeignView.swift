/// A view of a class that is drawn elsewhere, such as a page of the web.
package final class ForeignView: NSView {
  /// The name of its element.
  package var kind = ""
}
