/// The error of a visual format that cannot be parsed or converted to constraints.
///
/// - SeeAlso: `Rules/VisualFormat.md#the-errors-of-a-format`.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The description of the problem.
  public let message: String
  /// The format.
  public let format: String
  /// The index of the offending character, from 0; the format's length at its end.
  public let column: Int

  /// Creates an error; the column is within the format or at its end.
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
