public import Foundation

/// Index paths of rows and items.
///
/// Source: Apple, "IndexPath".
extension IndexPath {
  /// Creates the path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section's index; a path without one ends the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row's index in its section; a path without one ends the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item's index in its section; a path without one ends the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
