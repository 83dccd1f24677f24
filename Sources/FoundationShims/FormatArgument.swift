public import Foundation

/// An object that `NSLog` and `String(format:)` take for `%@`: its description.
///
/// On Apple's systems every object is one. Foundation on Linux takes its own classes only.
public protocol FormatArgument: NSObject, CVarArg, _CVarArgObject {}

extension FormatArgument {
  /// The object's description as a string, in its place.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  /// The bits of that string, for formats that ask for them at once.
  ///
  /// Foundation asks for ``_cVarArgObject`` first; this is for callers of `withVaList` alone, who get the
  /// object itself.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSArray: FormatArgument {}
