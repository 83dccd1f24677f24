public import Foundation

/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer.
public typealias NSUInteger = UInt

/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

extension NSObject {
  /// The class that an archive states for the class.
  public class func classForCoder() -> AnyClass { self }
}

extension ProcessInfo {
  /// Whether the program is one of iOS on a Mac; always false.
  public var isMacCatalystApp: Bool { false }
  /// Whether the program is one of iOS on a Mac with Apple's processors; always false.
  public var isiOSAppOnMac: Bool { false }
}
