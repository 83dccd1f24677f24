public import Foundation
public import FoundationShims
package import ViewDrawing

/// The functions that say how much room a letter has.
///
/// They are Swift's functions, since C has no `CGFloat` on Linux; closures without captures compile as on Apple's systems.
///
/// - SeeAlso: Apple, "CTRunDelegateCallbacks".
public struct CTRunDelegateCallbacks: Sendable {
  /// A function of a delegate's value.
  public typealias Length = @Sendable (UnsafeMutableRawPointer) -> CGFloat
  /// The version: 1.
  public var version: CFIndex
  /// Called with the value when the delegate goes away.
  public var dealloc: @Sendable (UnsafeMutableRawPointer) -> Void
  /// The height above the baseline, in points.
  public var getAscent: Length
  /// The depth below the baseline, in points.
  public var getDescent: Length
  /// The width, in points.
  public var getWidth: Length

  /// Creates the functions.
  public init(
    version: CFIndex, dealloc: @escaping @Sendable (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping Length, getDescent: @escaping Length, getWidth: @escaping Length
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}

/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// An object that says how much room a letter U+FFFC has.
///
/// - SeeAlso: Apple, "CTRunDelegate".
public final class CTRunDelegate: NSObject, InlineRoom {
  private let callbacks: CTRunDelegateCallbacks
  private let value: UnsafeMutableRawPointer

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ value: UnsafeMutableRawPointer) {
    (self.callbacks, self.value) = (callbacks, value)
  }

  deinit { callbacks.dealloc(value) }

  /// The value that the functions receive.
  fileprivate var reference: UnsafeMutableRawPointer { value }

  /// The room, with y up from the baseline.
  package var room: CGRect {
    let descent = callbacks.getDescent(value)
    return CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(value),
      height: callbacks.getAscent(value) + descent)
  }
}

/// Creates a delegate of functions and a value; nil without a value.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  refCon.map { CTRunDelegate(callbacks.pointee, $0) }
}

/// The value that a delegate's functions receive.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.reference
}
