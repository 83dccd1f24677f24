/// A view or guide in a line of a log.
package struct LogItem: Hashable, Sendable {
  /// The class name; nil if the line contains none.
  package var className: String?
  /// The address, such as `0x7f83e55a7300`; nil for an item with only a name.
  package var address: String?
  /// The beginning of the view's displayed text.
  package var text: String?
  /// The name that replaces class and address: an identifier or the name of an outlet.
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

  /// The key that identifies the item in other lines: the address, otherwise the name.
  package var key: String { address ?? name ?? className ?? "" }
}
