public import Foundation

/// Index paths of rows and items, for code that keeps them as objects.
///
/// Source: Apple, "NSIndexPath".
extension NSIndexPath {
  /// Creates the path of a row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// Creates the path of an item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }
  /// The section's index; a path without one ends the program.
  public var section: Int { index(atPosition: 0) }
  /// The row's index in its section; a path without one ends the program.
  public var row: Int { index(atPosition: 1) }
  /// The item's index in its section; a path without one ends the program.
  public var item: Int { index(atPosition: 1) }
}
