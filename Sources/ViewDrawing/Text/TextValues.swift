package import Drawing

/// What text needs of a front's font class: `UIFont` and `NSFont`.
package protocol FontValue: AnyObject {
  /// What the drawing layer is asked for.
  var descriptor: FontDescriptor { get }
}

/// What text and shadows need of a front's colour class: `UIColor` and `NSColor`.
package protocol ColorValue: AnyObject {
  /// The colour as the drawing layer knows it.
  var cgColor: CGColor { get }
}
