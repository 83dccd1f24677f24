/// The attributes that follow the reading direction.
package enum ReadingDirection {
  /// Returns the equivalent attribute that follows the reading direction; nil without one.
  package static func successor(of attribute: String) -> String? {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    default: nil
    }
  }
}
