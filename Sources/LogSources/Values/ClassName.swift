/// Kinds of classes of views.
enum ClassName {
  /// Classes of views of the toolkits without subclasses that programs meet under their names, so
  /// that a view of one of them is not a view of another.
  static let leaves: Set<String> = [
    "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UIStackView",
    "UITableView", "UICollectionView", "UISwitch", "UISlider", "UISegmentedControl",
    "UIActivityIndicatorView", "UIProgressView", "UIPageControl", "UIDatePicker", "UIPickerView",
    "UISearchBar", "UIStepper", "UIToolbar", "UINavigationBar", "UITabBar", "UIVisualEffectView",
    "WKWebView", "MKMapView", "NSTextField", "NSButton", "NSImageView", "NSTextView",
    "NSStackView", "NSTableView", "NSCollectionView", "NSSlider", "NSBox", "NSPopUpButton",
    "NSSegmentedControl", "NSProgressIndicator", "NSSearchField", "NSScrollView", "NSSplitView",
    "NSVisualEffectView", "UITableViewCell", "UICollectionViewCell",
  ]

  /// The classes that all views are of.
  static let roots: Set<String> = ["UIView", "NSView"]

  /// Whether a view is known better by its class: not by that of all views or guides.
  static func isTelling(_ name: String) -> Bool {
    !roots.contains(name) && !name.contains("LayoutGuide")
  }

  /// Whether a class is a toolkit's own.
  static func isToolkits(_ name: String) -> Bool {
    leaves.contains(name) || roots.contains(name)
      || ["UI", "NS", "_UI", "_NS", "WK", "MK"].contains { mark in
        guard name.hasPrefix(mark) else { return false }
        return name.dropFirst(mark.count).first?.isUppercase == true
      }
  }
}
