/// The outlets that classes of UIKit have.
///
/// - SeeAlso: Apple's documentation of the classes; their properties that Interface Builder shows.
@MainActor enum StandardOutlets {
  /// Sets an outlet; whether the class has one of that name.
  static func set(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (source, name) {
    case (let controller as UIViewController, "view"):
      guard let view = target as? UIView else { return false }
      controller.view = view
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = target as? any UINavigationControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = target as? any UITabBarControllerDelegate
    case (let split as UISplitViewController, "delegate"):
      split.delegate = target as? any UISplitViewControllerDelegate
    case (let pages as UIPageViewController, "delegate"):
      pages.delegate = target as? any UIPageViewControllerDelegate
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = target as? any UIPageViewControllerDataSource
    case (let scroller as UIScrollView, "refreshControl"):
      scroller.refreshControl = target as? UIRefreshControl
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case (let table as UITableView, "dataSource") where table.isStatic: break
    case (let table as UITableView, "dataSource"):
      table.dataSource = target as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = target as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = target as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = target as? any UICollectionViewDelegate
    case (let text as UITextView, "delegate"):
      text.delegate = target as? any UITextViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = target as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"):
      bar.delegate = target as? any UISearchBarDelegate
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = target as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"):
      picker.delegate = target as? any UIPickerViewDelegate
    case (let scroller as UIScrollView, "delegate"):
      scroller.delegate = target as? any UIScrollViewDelegate
    default: return false
    }
    return true
  }

  /// Sets a collection of outlets; whether the class has one of that name.
  static func set(_ name: String, of source: AnyObject, to members: [AnyObject]) -> Bool {
    guard let view = source as? UIView, name == "gestureRecognizers" else { return false }
    for case let recognizer as UIGestureRecognizer in members {
      view.addGestureRecognizer(recognizer)
    }
    return true
  }
}
