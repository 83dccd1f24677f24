internal import AppKit
package import IBDocument
package import LayoutTree
internal import UIKit

/// The element names of classes, and the names of views created in code.
@MainActor package enum ViewKinds {
  /// Classes of UIKit with their words, subclasses before what they extend.
  private static let uiKit: [(class: UIView.Type, kind: ElementKind)] = [
    (UILabel.self, .label), (UIButton.self, .button), (UIImageView.self, .imageView),
    (UISwitch.self, .switch), (UISlider.self, .slider), (UIStepper.self, .stepper),
    (UISegmentedControl.self, .segmentedControl), (UITextField.self, .textField),
    (UIPageControl.self, .pageControl), (UIDatePicker.self, .datePicker),
    (UIPickerView.self, .pickerView), (UISearchBar.self, .searchBar),
    (UIControl.self, .control), (UITextView.self, .textView), (UITableView.self, .tableView),
    (UICollectionView.self, .collectionView), (UIScrollView.self, .scrollView),
    (UIStackView.self, .stackView), (UITableViewCell.self, .tableViewCell),
    (UICollectionViewCell.self, .collectionViewCell),
    (UICollectionReusableView.self, .collectionReusableView),
    (UIVisualEffectView.self, .visualEffectView),
  ]

  /// Classes of AppKit with their words, subclasses before what they extend.
  private static let appKit: [(class: NSView.Type, kind: ElementKind)] = [
    (NSPopUpButton.self, .popUpButton), (NSButton.self, .button),
    (NSSearchField.self, .searchField), (NSSecureTextField.self, .secureTextField),
    (NSTextField.self, .textField), (NSSlider.self, .slider),
    (NSStepper.self, .stepper), (NSSegmentedControl.self, .segmentedControl),
    (NSDatePicker.self, .datePicker), (NSColorWell.self, .colorWell),
    (NSImageView.self, .imageView), (NSTableView.self, .tableView),
    (NSControl.self, .control), (NSTextView.self, .textView),
    (NSTableCellView.self, .tableCellView), (NSClipView.self, .clipView),
    (NSScrollView.self, .scrollView), (NSStackView.self, .stackView),
    (NSVisualEffectView.self, .visualEffectView),
  ]

  /// The word for a view's class; `view` for classes without one.
  package static func kind(of view: any ViewHost) -> ElementKind {
    func matches(_ type: AnyClass) -> Bool {
      var next: AnyClass? = Swift.type(of: view)
      while let current = next {
        if current == type { return true }
        next = _getSuperclass(current)
      }
      return false
    }
    let known: [(AnyClass, ElementKind)] =
      view is UIView ? uiKit.map { ($0.class, $0.kind) } : appKit.map { ($0.class, $0.kind) }
    return known.first { matches($0.0) }?.1 ?? .view
  }

  /// Whether a view's class belongs to the program.
  package static func isOwn(_ view: any ViewHost) -> Bool {
    ObjectName.className(of: type(of: view)).contains(".")
  }

  /// Returns the name that the program assigned to a view; nil without one.
  ///
  /// This is the accessibility identifier, or the name of the property that refers to the view, in the nearest ancestor
  /// or its controller.
  package static func givenName(of view: any ViewHost) -> String? {
    if let name = view.node.reportName, !name.isEmpty { return name }
    var ancestor = view.node.parent
    while let holder = ancestor?.host {
      if isOwn(holder), let name = property(of: holder, holding: view) { return name }
      if let controller = (holder as? UIView)?.next as? UIViewController,
        let name = property(of: controller, holding: view)
      {
        return name
      }
      ancestor = holder.node.parent
    }
    return nil
  }

  /// The property of an object whose value is a view.
  private static func property(of object: AnyObject, holding view: any ViewHost) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != UIView.self,
      current.subjectType != NSView.self
    {
      for child in current.children where (child.value as AnyObject) === view {
        return child.label.map {
          $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the name of a view in messages: its element name, or the program's class, with the assigned name or its
  /// text.
  package static func name(of view: any ViewHost, showing text: String?) -> String {
    let word =
      isOwn(view)
      ? String(ObjectName.className(of: type(of: view)).split(separator: ".").last ?? "view")
      : kind(of: view).rawValue
    let line =
      givenName(of: view) ?? text?.split(whereSeparator: \.isNewline).first.map(String.init)
    guard let line, !line.isEmpty else { return word }
    return "\(word) '\(line.count > 30 ? line.prefix(29) + "…" : line)'"
  }
}
