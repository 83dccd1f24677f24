internal import Foundation

/// How what is shown stands on the device.
///
/// A device that lies on its left side shows things turned to its right; the numbers are those of
/// ``UIDeviceOrientation`` with left and right exchanged.
///
/// Source: Apple, "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways in which what is shown may stand.
///
/// Source: Apple, "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits; each is that of an orientation's number.
  public let rawValue: UInt
  /// Orientations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  private init(_ orientations: [UIInterfaceOrientation]) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }
  /// Upright.
  public static let portrait = Self([.portrait])
  /// On the side, what was left above.
  public static let landscapeLeft = Self([.landscapeLeft])
  /// On the side, what was right above.
  public static let landscapeRight = Self([.landscapeRight])
  /// Upside down.
  public static let portraitUpsideDown = Self([.portraitUpsideDown])
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
