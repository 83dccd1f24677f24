public import Foundation

extension NSExceptionName {
  /// Any exception.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An index beyond the last one.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A state that must not be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
}

/// An exception, which ends the program when it is raised: nothing catches it on Linux.
///
/// - SeeAlso: Apple, "NSException".
///
/// Unchecked: nothing of it changes; the program's own data is the program's.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// The reason in words.
  public let reason: String?
  /// The program's own data.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    self.userInfo = userInfo
  }
  /// Ends the program with the name and the reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "no reason is stated")")
  }
  /// Ends the program with a name and a reason.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
  {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
  /// The addresses of the calls that led to the exception; always none.
  open var callStackReturnAddresses: [NSNumber] { [] }
  /// The calls that led to the exception; always none.
  open var callStackSymbols: [String] { [] }
}
