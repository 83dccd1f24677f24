public import Foundation

/// Updates search results.
///
/// - SeeAlso: Apple, "UISearchResultsUpdating".
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends and when its text changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Responds when a search begins and ends.
///
/// - SeeAlso: Apple, "UISearchControllerDelegate".
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Default implementations.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar and a controller for the results.
///
/// The search bar is placed in the navigation bar of the item that has the controller. The results are not
/// shown over the content: the results controller is stored only.
///
/// - SeeAlso: Apple, "UISearchController".
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The controller that shows the results; nil if the searching controller does.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The search controller's delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search; stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content is dimmed during a search; the former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the results are shown once there is text; stored only.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown; stored only.
  open var showsSearchResultsController = false
  /// Whether the scopes are shown during a search; stored only.
  open var automaticallyShowsScopeBar = true
  /// Whether the suggestions of the system are ignored; stored only.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// Whether the navigation bar is hidden during a search; stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search bar shows a cancel button during a search.
  open var automaticallyShowsCancelButton = true
  /// The search bar.
  open private(set) lazy var searchBar = makeBar()

  /// Creates a controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; nil if the searching
  ///   controller does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a search is active.
  ///
  /// Changes notify the delegate and the updater; ending a search clears the text.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
      }
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      searchResultsUpdater?.updateSearchResults(for: self)
      if isActive {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
  }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.textChanged = { [weak self] in
      guard let self else { return }
      if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    bar.editingBegan = { [weak self] in self?.isActive = true }
    return bar
  }
}
