internal import IBDocument

/// The roles of views by element name.
enum ViewRoles {
  /// Elements that take touches or clicks.
  static let controls: Set<ElementKind> = [
    .button, .switch, .slider, .stepper, .segmentedControl, .textField, .secureTextField,
    .searchField, .tokenField, .comboBox, .popUpButton, .pageControl, .datePicker,
    .pickerView, .colorWell, .searchBar, .control,
  ]
  /// Elements that scroll what is in them.
  static let scrolling: Set<ElementKind> = [
    .scrollView, .tableView, .collectionView, .outlineView, .textView, .clipView,
  ]

  /// Elements that a list sizes.
  static let cells: Set<ElementKind> = [
    .tableViewCell, .collectionViewCell, .collectionReusableView, .tableCellView,
  ]

  /// The role of an element.
  static func role(of element: ViewElement) -> CheckedView.Role {
    switch element.kind {
    case .label: .text
    case .imageView: .image
    // On macOS a label is a text field that draws neither border nor background.
    case .textField where isLabel(element): .text
    case let kind where controls.contains(kind): .control
    default: .container
    }
  }

  /// Whether a macOS text field is a label: its cell is not editable.
  private static func isLabel(_ element: ViewElement) -> Bool {
    guard let cell = element.element.child("textFieldCell") else { return false }
    return cell.bool("editable") != true
  }
}
