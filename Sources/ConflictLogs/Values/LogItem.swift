/// A view or a guide as a line of a log names it.
package struct LogItem: Hashable, Sendable {
  /// The name of the class; nil where the line states none.
  package var className: String?
  /// The address, such as `0x7f83e55a7300`; nil for an item with a name alone.
  package var address: String?
  /// The beginning of the text that the view shows.
  package var text: String?
  /// The name in place of class and address: an identifier or the name of an outlet.
  package var name: String?

  /// Creates an item.
  package init(
    className: String? = nil, address: String? = nil, text: String? = nil, name: String? = nil
  ) {
    self.className = className
    self.address = address
    self.text = text
    self.name = name
  }

  /// The key by which lines speak of the same item: the address, or else the name.
  package var key: String { address ?? name ?? className ?? "" }
}
