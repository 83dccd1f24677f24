/// The words of attributes that follow the reading direction.
package enum ReadingDirection {
  /// The attribute that follows the reading direction; nil for one that has none.
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
