package import Drawing

/// The requirements of text for a front's font class: `UIFont` and `NSFont`.
package protocol FontValue: AnyObject {
  /// The descriptor for the drawing module.
  var descriptor: FontDescriptor { get }
}

/// The requirements of text and shadows for a front's colour class: `UIColor` and `NSColor`.
package protocol ColorValue: AnyObject {
  /// The colour for the drawing module.
  var cgColor: CGColor { get }
}
