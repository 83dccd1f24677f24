/// Why forms cannot be written.
enum FormsError: Error, Equatable {
  /// A file does not state the protocol.
  case noProtocol(String)
  /// A declaration is not of the form that ``ProtocolSource`` reads.
  case unreadable(String)
  /// A method returns a value, and no note above its documentation states the default.
  case noDefault(String)
}
