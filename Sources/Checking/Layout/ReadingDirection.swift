/// The words of attributes that follow the reading direction.
package enum ReadingDirection {
  /// Returns the attribute that follows the reading direction; nil for one without.
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
