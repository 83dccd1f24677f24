package import Drawing
package import Foundation

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

/// A colour of Core Graphics as an attribute.
extension CGColor: ColorValue {
  /// The colour itself.
  package var cgColor: CGColor { self }
}

/// The requirements of text for an object that says how much room a letter U+FFFC has.
package protocol InlineRoom: AnyObject {
  /// The room in points, with y up from the baseline.
  var room: CGRect { get }
}
