/// A reason for which a constraint cannot be created, changed or activated: an exception of Apple's systems as
/// a value.
public struct ConstraintProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// Apple's name of the exception.
  public let exceptionName: String
  /// The reason, without the words for the place.
  public let message: String
  /// The whole reason, as the exception states it.
  public let reason: String

  /// Creates a problem; without a reason the message is all of its text.
  package init(
    _ message: String, reason: String? = nil, exception: String = "NSInvalidArgumentException"
  ) {
    exceptionName = exception
    self.message = message
    self.reason = reason ?? message
  }

  /// The reason.
  public var description: String { reason }

  /// Stops the program with the message of an uncaught exception.
  ///
  /// Swift on Linux cannot catch exceptions; code that wants to continue uses the throwing variants.
  func trap() -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'")
  }
}
