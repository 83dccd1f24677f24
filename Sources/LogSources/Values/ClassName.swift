/// Groups of view classes.
enum ClassName {
  /// Toolkit view classes without subclasses that appear in programs under their own names; a view of one of them is
  /// not an instance of another.
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

  /// The root classes of all views.
  static let roots: Set<String> = ["UIView", "NSView"]

  /// Whether a class name is evidence: not the class of all views or guides.
  static func isTelling(_ name: String) -> Bool {
    !roots.contains(name) && !name.contains("LayoutGuide")
  }

  /// Whether a class belongs to a toolkit.
  static func isToolkits(_ name: String) -> Bool {
    leaves.contains(name) || roots.contains(name)
      || ["UI", "NS", "_UI", "_NS", "WK", "MK"].contains { mark in
        guard name.hasPrefix(mark) else { return false }
        return name.dropFirst(mark.count).first?.isUppercase == true
      }
  }
}
