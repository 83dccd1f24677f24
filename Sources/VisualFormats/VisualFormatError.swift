/// A reason for which a visual format cannot be parsed or turned into constraints.
///
/// - SeeAlso: `Rules/VisualFormat.md#the-errors-of-a-format`.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason.
  public let message: String
  /// The format.
  public let format: String
  /// The offending character, counted from 0; the format's length at its end.
  public let column: Int

  /// Creates an error; the column lies in the format or right behind it.
  package init(_ message: String, format: String, column: Int) {
    self.message = message
    self.format = format
    self.column = column
  }

  /// The reason of Apple's exception: three lines below a title, the last with a caret.
  ///
  /// Each line but the last ends with a blank.
  public var description: String {
    """
    Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: column))^
    """
  }
}
