internal import Drawing
public import Foundation
public import FoundationShims

// Source: Apple, "CTFontManager". The two functions that register one font are beside `CGFont`, since UIKit brings them.

/// The domain of the errors of registration.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The reasons of failed registrations.
///
/// - SeeAlso: Apple, "CTFontManagerError".
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file's format is unknown.
  case unrecognizedFormat = 103
  /// The font is damaged.
  case invalidFontData = 104
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
  /// The font is in use.
  case inUse = 202
}

/// Registers the fonts of several files; returns whether all are fonts.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let failed = failures(fontURLs, scope)
  if !failed.isEmpty { errors?.pointee = .passRetained(failed as NSArray) }
  return failed.isEmpty
}

/// Registers the fonts of several files, and hands the errors of those that are not fonts to a closure.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  _ = registrationHandler?(failures(fontURLs, scope), true)
}

private func failures(_ files: CFArray, _ scope: CTFontManagerScope) -> [NSError] {
  files.compactMap { $0 as? URL }.compactMap { file in
    var error: Unmanaged<NSError>?
    guard !CTFontManagerRegisterFontsForURL(file, scope, &error) else { return nil }
    return error?.takeRetainedValue()
  }
}

/// Leaves the fonts of a file registered, since text may be laid out in them; returns false.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  error?.pointee = .passRetained(
    NSError(domain: kCTFontManagerErrorDomain, code: CTFontManagerError.inUse.rawValue))
  return false
}

/// The descriptors of the fonts of a file, which are registered; nil for any other file.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  FontRegistry.add(file: fileURL.resolvingSymlinksInPath()).map {
    [CTFontDescriptorCreateWithNameAndSize($0, 0)]
  }
}

/// The descriptor of a font's bytes, which are registered; nil for other bytes.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  FontRegistry.add(data: data as Data).map { CTFontDescriptorCreateWithNameAndSize($0, 0) }
}

/// The names of the installed families, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  FontDescriptor.installedFamilies
}
