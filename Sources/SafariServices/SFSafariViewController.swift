@_exported public import UIKit

/// A controller of a page of the web, which is white: no pages are loaded.
///
/// - SeeAlso: Apple, "SFSafariViewController".
open class SFSafariViewController: UIViewController {
  /// The settings of a controller.
  ///
  /// - SeeAlso: Apple, "SFSafariViewController.Configuration".
  open class Configuration: NSObject, NSCopying {
    /// Whether articles are shown by themselves; stored only.
    open var entersReaderIfAvailable = false
    /// Whether bars shrink; stored only.
    open var barCollapsingEnabled = true
    /// Creates the defaults.
    public override init() {}
    /// Returns the same settings as a new object.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }
  /// The kind of a button that leaves.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// The address.
  public let url: URL
  /// The settings.
  open private(set) var configuration: Configuration
  /// The delegate; never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of bars; stored only.
  open var preferredBarTintColor: UIColor?
  /// The colour of buttons; stored only.
  open var preferredControlTintColor: UIColor?
  /// The kind of the button that leaves; stored only.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller of an address.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a controller of an address with settings.
  public init(url URL: URL, configuration: Configuration) {
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates nothing: controllers of addresses are not in documents.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// An object that is notified of a controller of pages.
///
/// - SeeAlso: Apple, "SFSafariViewControllerDelegate".
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the user leaves on Apple's systems.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the first page on Apple's systems.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
