public import Foundation

/// An object that `NSLog` and `String(format:)` accept for `%@`, formatted as its description.
///
/// On Apple's systems every object is one. Foundation on Linux accepts its own classes only.
public protocol FormatArgument: NSObject, CVarArg, _CVarArgObject {}

extension FormatArgument {
  /// The object's replacement in formats: its description as a string.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// The bits of that string, for formats that read them directly.
  ///
  /// Foundation reads ``_cVarArgObject`` first; this is for callers of `withVaList` alone, who receive the
  /// object itself.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: FormatArgument {}
