public import Foundation

/// The text of a script for other programs; running it reports that nothing here does.
///
/// - SeeAlso: Apple, "NSAppleScript".
open class NSAppleScript: NSObject {
  /// The key of an error's description.
  public static let errorMessage = "NSAppleScriptErrorMessage"
  /// The key of an error's number.
  public static let errorNumber = "NSAppleScriptErrorNumber"
  /// The key of the program that reported an error.
  public static let errorAppName = "NSAppleScriptErrorAppName"
  /// The key of an error's short description.
  public static let errorBriefMessage = "NSAppleScriptErrorBriefMessage"
  /// The key of an error's range in the text.
  public static let errorRange = "NSAppleScriptErrorRange"

  /// The text of the script; nil for one from a file that could not be read.
  public let source: String?

  /// Creates a script of a text.
  public init?(source: String) { self.source = source }
  /// Creates a script of a file; nil, with an error, for one that cannot be read.
  public init?(contentsOf url: URL, error errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      errorInfo?.pointee = [Self.errorMessage: "The script could not be read."]
      return nil
    }
    source = text
  }

  /// Whether the script is compiled; never here.
  open var isCompiled: Bool { false }
  /// Reports that there is nothing that compiles scripts.
  open func compileAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) -> Bool {
    report(errorInfo)
    return false
  }
  /// Reports that there is nothing that runs scripts; the result is empty.
  open func executeAndReturnError(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?)
    -> NSAppleEventDescriptor
  {
    report(errorInfo)
    return NSAppleEventDescriptor()
  }

  private func report(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
    errorInfo?.pointee = [
      Self.errorMessage: "Apple's scripts run on macOS only.",
      Self.errorNumber: NSNumber(value: -1708),
    ]
  }
}

/// A value between programs and scripts.
///
/// - SeeAlso: Apple, "NSAppleEventDescriptor".
open class NSAppleEventDescriptor: NSObject {
  /// The text; nil without one.
  public let stringValue: String?
  private let parts: [NSAppleEventDescriptor]

  private init(text: String?, parts: [NSAppleEventDescriptor] = []) {
    (stringValue, self.parts) = (text, parts)
  }
  /// Creates an empty value.
  public override convenience init() { self.init(text: nil) }
  /// Creates a text.
  public convenience init(string: String) { self.init(text: string) }
  /// Creates a truth value.
  public convenience init(boolean: Bool) { self.init(text: boolean ? "true" : "false") }
  /// Creates a whole number.
  public convenience init(int32 signedInt: Int32) { self.init(text: String(signedInt)) }
  /// Returns an empty list.
  open class func list() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
  /// Returns an empty value.
  open class func null() -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
  /// Whether the text is `true`.
  open var booleanValue: Bool { stringValue == "true" }
  /// The text as a whole number; 0 if it is not one.
  open var int32Value: Int32 { stringValue.flatMap { Int32($0) } ?? 0 }
  /// The number of parts.
  open var numberOfItems: Int { parts.count }
  /// A part by its number from 1; nil without one.
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? {
    parts.indices.contains(index - 1) ? parts[index - 1] : nil
  }
}
