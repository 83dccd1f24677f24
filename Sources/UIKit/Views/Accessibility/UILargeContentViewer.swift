public import Foundation

/// An item of the large content viewer, which shows titles and images of small controls enlarged.
///
/// Every view is one. The viewer itself is never shown.
///
/// Source: Apple, "UILargeContentViewerItem".
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title in the viewer.
  var largeContentTitle: String? { get }
  /// The image in the viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled up.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// The title of the large content viewer; stored only.
  public var largeContentTitle: String? {
    get { extras?.largeContent.title }
    set { change { $0.largeContent.title = newValue } }
  }
  /// Whether the large content viewer shows the view; stored only.
  public var showsLargeContentViewer: Bool {
    get { extras?.largeContent.isShown ?? false }
    set { change { $0.largeContent.isShown = newValue } }
  }
  /// The image of the large content viewer; stored only.
  public var largeContentImage: UIImage? {
    get { extras?.largeContent.image }
    set { change { $0.largeContent.image = newValue } }
  }
  /// Whether the large content viewer scales the image up; stored only.
  public var scalesLargeContentImage: Bool {
    get { extras?.largeContent.scalesImage ?? false }
    set { change { $0.largeContent.scalesImage = newValue } }
  }
  /// The insets of the image in the large content viewer, in points; stored only.
  public var largeContentImageInsets: UIEdgeInsets {
    get { extras?.largeContent.imageInsets ?? .zero }
    set { change { $0.largeContent.imageInsets = newValue } }
  }
}

/// The values of a view for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// The interaction that shows the large content viewer for a view or its subviews; it never does.
///
/// Source: Apple, "UILargeContentViewerInteraction".
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
  }
  /// The interaction's delegate; not retained.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// A recognizer that other recognizers can wait for; nothing reaches it.
  open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()
  /// Whether the user has the viewer enabled; always false.
  open class var isEnabled: Bool { false }
  /// The viewer was enabled or disabled; never posted.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// The delegate of an interaction of the large content viewer; nothing is sent.
///
/// Source: Apple, "UILargeContentViewerInteractionDelegate".
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when an interaction ended at a point, in points of its view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point, in points of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller whose screen shows the viewer.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Returns no item.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Returns an empty controller.
  public func viewController(for interaction: UILargeContentViewerInteraction)
    -> UIViewController
  { UIViewController() }
}
