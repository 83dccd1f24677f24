public import Drawing
public import Foundation
public import QuartzCore

/// A layer of a player, which is clear: nothing is decoded.
///
/// - SeeAlso: Apple, "AVPlayerLayer".
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The way pictures fill the layer; stored only.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  /// Whether a picture is shown: false.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of pictures: the bounds.
  open var videoRect: CGRect { bounds }
}

/// Pictures of moments of a medium; none are made.
///
/// - SeeAlso: Apple, "AVAssetImageGenerator".
open class AVAssetImageGenerator: NSObject {
  /// The medium.
  open private(set) var asset: AVAsset
  /// Whether orientations are applied; stored only.
  open var appliesPreferredTrackTransform = false
  /// The largest size of a picture; stored only.
  open var maximumSize = CGSize.zero
  /// Creates pictures of a medium.
  public init(asset: AVAsset) { self.asset = asset }
  /// Throws: nothing is decoded.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
    -> CGImage
  { throw AVError(.unknown) }
}

/// An error of a medium.
///
/// - SeeAlso: Apple, "AVError".
public struct AVError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = -11_800
    /// No device.
    case deviceNotConnected = -11_814
    /// The format is not known.
    case fileFormatNotRecognized = -11_828
    /// Not allowed.
    case applicationIsNotAuthorized = -11_836
  }
  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
}
