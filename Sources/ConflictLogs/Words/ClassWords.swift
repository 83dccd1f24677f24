/// The names of view classes in sentences.
package enum ClassWords {
  /// The nouns for toolkit classes.
  static let nouns: [String: String] = [
    // Classes of both toolkits, without prefixes.
    "View": "view", "Button": "button", "ImageView": "image view", "TextField": "text field",
    "TextView": "text view", "StackView": "stack view", "ScrollView": "scroll view",
    "TableView": "table view", "CollectionView": "collection view", "Window": "window",
    "Control": "control", "Slider": "slider", "Stepper": "stepper", "Switch": "switch",
    "SegmentedControl": "segmented control", "DatePicker": "date picker",
    "ColorWell": "color well", "LayoutGuide": "layout guide",
    "VisualEffectView": "visual effect view", "TableCellView": "cell view",
  ]

  /// The nouns for classes of one toolkit, and for classes with irregular names.
  static let ownNouns: [String: String] = [
    // Categories that shorten descriptions print the type of any object.
    "id": "view",
    "_UILayoutGuide": "layout guide", "_UILayoutSpacer": "stack view's spacer",
    "UILabel": "label", "UIButtonLabel": "button's label", "UITextFieldLabel": "field's label",
    "UIActivityIndicatorView": "activity indicator", "UIProgressView": "progress view",
    "UIPageControl": "page control", "UIPickerView": "picker view", "UISearchBar": "search bar",
    "UISearchTextField": "search field", "UINavigationBar": "navigation bar",
    "UITabBar": "tab bar", "UIToolbar": "toolbar", "UIInputView": "input view",
    "UITableViewCell": "cell", "UICollectionViewCell": "cell", "UICollectionViewListCell": "cell",
    "UITableViewCellContentView": "cell's content view",
    "UITableViewHeaderFooterView": "section header or footer",
    "_UITableViewHeaderFooterContentView": "header's content view",
    "UICollectionReusableView": "supplementary view", "UIRefreshControl": "refresh control",
    "UITransitionView": "transition view", "WKWebView": "web view", "MKMapView": "map view",
    "NSBox": "box", "NSPopUpButton": "pop-up button", "NSComboBox": "combo box",
    "NSSearchField": "search field", "NSSecureTextField": "secure text field",
    "NSTokenField": "token field", "NSProgressIndicator": "progress indicator",
    "NSLevelIndicator": "level indicator", "NSOutlineView": "outline view",
    "NSTableRowView": "row view", "NSTableHeaderView": "table header",
    "NSSplitView": "split view", "NSTabView": "tab view", "NSClipView": "clip view",
    "NSGridView": "grid view", "NSScroller": "scroller", "NSToolbarItem": "toolbar item",
    "NSPathControl": "path control",
  ]

  /// The nouns for the guides that UIKit names with the text of a layout guide.
  static let guides: [String: String] = [
    "UIViewSafeAreaLayoutGuide": "safe area", "UIViewLayoutMarginsGuide": "layout margins",
    "UIViewKeyboardLayoutGuide": "keyboard layout guide",
    "KeyboardLayoutGuide": "keyboard layout guide",
    "UIViewReadableContentGuide": "readable content guide",
    "UIScrollView-contentLayoutGuide": "content layout guide",
    "UIScrollView-frameLayoutGuide": "frame layout guide",
  ]

  /// Returns the noun for a printed class, such as `label`, otherwise its plain name.
  static func noun(of className: String) -> String {
    let name = plainName(of: className)
    if let noun = ownNouns[name] { return noun }
    for prefix in ["UI", "NS"] where name.hasPrefix(prefix) {
      if let noun = nouns[String(name.dropFirst(2))] { return noun }
    }
    let shown = SafeText.cleaned(name)
    // A class name contains no blanks.
    return shown.isEmpty || shown.split(separator: " ").count > 2 ? "view" : shown
  }

  /// Returns the class name without its module and KVO prefix, and demangled.
  package static func plainName(of className: String) -> String {
    let name = observedName(of: className)
    if let demangled = demangled(name) { return demangled }
    // Names are truncated with dots, which are not separators.
    let core = name.prefix(name.count - name.reversed().prefix { $0 == "." }.count)
    guard let dot = core.lastIndex(of: ".") else { return String(name) }
    return String(name[name.index(after: dot)...])
  }

  /// Returns the class name without its KVO prefix.
  static func observedName(of className: String) -> Substring {
    var name = className[...]
    let observed = "NSKVONotifying_"
    while name.hasPrefix(observed) { name = name.dropFirst(observed.utf8.count) }
    return name
  }

  /// Returns the last plain component of a mangled name; nil for a name that is not mangled or has another mangling.
  ///
  /// Supported are names preceded by their lengths, as in `_TtC5MyApp11ProfileView`, up to the arguments of a generic
  /// type.
  static func demangled(_ name: Substring) -> String? {
    let isNew = name.hasPrefix("$s") || name.hasPrefix("_$s")
    guard isNew || name.hasPrefix("_Tt") else { return nil }
    var bytes = Array(name.utf8)[...]
    bytes = bytes.dropFirst(name.hasPrefix("$s") ? 2 : 3)
    // Kinds of declarations, generic types, the standard library's module.
    var kinds = 0
    while let byte = bytes.first, byte.isLetter, !isNew || kinds == 0 {
      kinds += byte == UInt8(ascii: "G") ? 0 : 1
      bytes = bytes.dropFirst()
    }
    var last: String?
    // A chain contains a module and one name for each declaration; further names belong to arguments.
    var missing = isNew ? Int.max : kinds + 1
    while missing > 0 {
      // Private declarations contain their file before their name.
      let isPrivate = !isNew && bytes.first == UInt8(ascii: "P")
      if isPrivate, componentRead(bytes.dropFirst(), &bytes) == nil { break }
      guard let component = componentRead(bytes, &bytes) else { break }
      last = component
      missing -= 1
      // Newer names are followed by the kind: a class, a structure or an enumeration.
      if isNew, let byte = bytes.first, "CVO".utf8.contains(byte) { bytes = bytes.dropFirst() }
    }
    return last
  }

  /// Reads a name after its length and returns it with the rest; nil, with the unchanged rest, without one.
  private static func componentRead(
    _ bytes: ArraySlice<UInt8>, _ rest: inout ArraySlice<UInt8>
  ) -> String? {
    let digits = bytes.prefix { $0.isDigit }
    // A zero begins a name with substitutions.
    guard digits.first != UInt8(ascii: "0"), digits.count < 5,
      let length = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let name = bytes.dropFirst(digits.count).prefix(length)
    guard name.count == length else { return nil }
    rest = bytes.dropFirst(digits.count + length)
    return String(decoding: name, as: UTF8.self)
  }
}
