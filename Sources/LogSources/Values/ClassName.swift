/// Names of classes as logs print them.
enum ClassName {
  /// The name without its module, without what observing puts before it, and demangled.
  static func plain(_ name: String) -> String {
    let observing = "NSKVONotifying_"
    let name = name.hasPrefix(observing) ? String(name.dropFirst(observing.count)) : name
    if name.hasPrefix("_Tt"), let inner = demangled(name) { return inner }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The innermost name of an old mangled one, such as `CardView` of `_TtC3App8CardView`.
  ///
  /// Names stand behind their lengths; `P` and one of them mark what is private to a file.
  private static func demangled(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    guard var at = bytes.firstIndex(where: isDigit) else { return nil }
    var last: String?
    while at < bytes.endIndex {
      let isMark = bytes[at] == UInt8(ascii: "P")
      if isMark { at += 1 }
      var length = 0
      let start = at
      while at < bytes.endIndex, isDigit(bytes[at]), length < bytes.count {
        length = length * 10 + Int(bytes[at] - 0x30)
        at += 1
      }
      guard at > start, length > 0, length <= bytes.count - at else { break }
      if !isMark { last = String(decoding: bytes[at..<at + length], as: UTF8.self) }
      at += length
    }
    return last
  }

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
