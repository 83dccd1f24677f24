package import Drawing

/// The requirements of text on a front's font class: `UIFont` and `NSFont`.
package protocol FontValue: AnyObject {
  /// The descriptor for the drawing layer.
  var descriptor: FontDescriptor { get }
}

/// The requirements of text and shadows on a front's colour class: `UIColor` and `NSColor`.
package protocol ColorValue: AnyObject {
  /// The colour as the drawing layer knows it.
  var cgColor: CGColor { get }
}
