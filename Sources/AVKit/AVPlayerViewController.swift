@_exported public import AVFoundation
@_exported public import UIKit

/// A controller of a player: a black view, since nothing is decoded.
///
/// - SeeAlso: Apple, "AVPlayerViewController".
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Whether controls are shown; stored only.
  open var showsPlaybackControls = true
  /// The way pictures fill the view; stored only.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether pictures are shown: false.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of pictures.
  open var videoBounds: CGRect { view.bounds }
  /// Whether a small window may show it; stored only.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it plays; stored only.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it ends; stored only.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// The view on top of pictures, below controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  /// The delegate; never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let contentOverlayView else { return }
    contentOverlayView.frame = view.bounds
    contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentOverlayView)
  }
}

/// An object that is notified of a player's controller.
///
/// - SeeAlso: Apple, "AVPlayerViewControllerDelegate".
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called before a small window begins on Apple's systems.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Called after a small window ends on Apple's systems.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
