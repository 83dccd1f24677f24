/// The error of a constraint that cannot be created, changed or activated: an exception of Apple's systems as a
/// value.
public struct ConstraintProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// Apple's name of the exception.
  public let exceptionName: String
  /// A description of the problem, without its location.
  public let message: String
  /// The entire reason, as in Apple's exception.
  public let reason: String

  /// Creates a problem; without a reason the message is used.
  package init(
    _ message: String, reason: String? = nil, exception: String = "NSInvalidArgumentException"
  ) {
    exceptionName = exception
    self.message = message
    self.reason = reason ?? message
  }

  /// The reason.
  public var description: String { reason }

  /// Ends the program with the message of an uncaught exception.
  ///
  /// Swift on Linux cannot catch exceptions; code that wants to continue uses the throwing variants.
  func trap() -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'")
  }
}
