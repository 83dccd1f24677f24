internal import Foundation

/// The orientation of the interface.
///
/// The interface rotates against the device, so the raw values are those of ``UIDeviceOrientation`` with left
/// and right exchanged.
///
/// Source: Apple, "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// Source: Apple, "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits; bit n stands for the orientation with raw value n.
  public let rawValue: UInt
  /// Creates orientations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  private init(_ orientations: [UIInterfaceOrientation]) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }
  /// Portrait.
  public static let portrait = Self([.portrait])
  /// Landscape left.
  public static let landscapeLeft = Self([.landscapeLeft])
  /// Landscape right.
  public static let landscapeRight = Self([.landscapeRight])
  /// Upside down.
  public static let portraitUpsideDown = Self([.portraitUpsideDown])
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
