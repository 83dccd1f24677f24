public import Foundation

/// The part of the system in which registered fonts are available: here always the process.
///
/// - SeeAlso: Apple, "CTFontManagerScope".
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The process.
  case process = 1
  /// The user's processes, until they are unregistered.
  case persistent = 2
  /// The login session.
  case session = 3

  /// The user's processes: the old name of ``persistent``.
  public static let user = CTFontManagerScope.persistent
}

/// Makes the fonts of a file available by their PostScript names and families; returns whether the file is a font.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: The scope, which has no effect here.
///   - error: Receives the reason of a failure.
/// - SeeAlso: Apple, "CTFontManagerRegisterFontsForURL(_:_:_:)".
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if FontRegistry.add(file: fontURL.resolvingSymlinksInPath()) != nil { return true }
  fail("\(fontURL.path): not a font", error)
  return false
}

/// Makes a font made from data available by its PostScript name and family; returns whether it has data.
///
/// - SeeAlso: Apple, "CTFontManagerRegisterGraphicsFont(_:_:)".
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if let data = font.data, FontRegistry.add(data: data) != nil { return true }
  fail("\(font.postScriptName ?? "font"): no data", error)
  return false
}

private func fail(_ reason: String, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) {
  // 104 is Core Text's code for a file with an unrecognised format.
  error?.pointee = .passRetained(
    NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 104,
      userInfo: [NSLocalizedDescriptionKey: reason]))
}
