public import Foundation

/// Hears that what is searched for changed.
///
/// - SeeAlso: Apple, "UISearchResultsUpdating".
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends and after people changed the text.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
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

/// Nobody minds.
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

/// A field to search with and a controller that shows what was found.
///
/// The field stands in the navigation bar of the item that has the controller. What was found is not shown over
/// the content here: the controller of the results is data.
///
/// - SeeAlso: Apple, "UISearchController".
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Who shows what was found; nil where the controller that searches does.
  open private(set) var searchResultsController: UIViewController?
  /// Who hears that what is searched for changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is not found is darkened; it is not here.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the titles of the bar go while people search; they stay here.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the field has a button to end the search while people search.
  open var automaticallyShowsCancelButton = true
  /// The field.
  open private(set) lazy var searchBar = makeBar()

  /// Makes a controller.
  ///
  /// - Parameter searchResultsController: Who shows what was found; nil where that is whoever searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller without one for results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether people search; beginning and ending it is told, and ending it empties the field.
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
