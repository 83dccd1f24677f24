public import Foundation

/// The two numbers of a row or an item.
///
/// Source: Apple, "IndexPath".
extension IndexPath {
  /// The path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section's number; a path without one ends the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row's number in its section; a path without one ends the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item's number in its section; a path without one ends the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
