public import Foundation
internal import ViewArrangements

/// Responds to editing in a search bar.
///
/// - SeeAlso: Apple, "UISearchBarDelegate".
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the characters in a range may be replaced.
  ///
  /// The range is in UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the selected scope changed.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The text field of a search bar.
///
/// - SeeAlso: Apple, "UISearchTextField".
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// A search bar.
///
/// The bar draws the text field itself until ``searchTextField`` is accessed. Scopes are stored only.
///
/// - SeeAlso: Apple, "UISearchBar".
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// The style of the bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// The search bar's delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? {
    get { field?.text ?? storedText }
    set {
      storedText = newValue
      field?.text = newValue
    }
  }
  private var storedText: String?
  /// The search controller's handlers for changed text and for the beginning of editing.
  var textChanged: (() -> Void)?
  var editingBegan: (() -> Void)?
  /// The placeholder.
  open var placeholder: String? { didSet { field?.placeholder = placeholder } }
  /// A line of text above the text field; stored only.
  open var prompt: String?
  /// The background colour.
  open var barTintColor: UIColor?
  /// The style of the bar.
  open var searchBarStyle = Style.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background image; an empty image makes the bar transparent.
  open var backgroundImage: UIImage?
  /// Whether the cancel button is visible.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { hasCancelButton = newValue }
  }
  private var hasCancelButton = false { didSet { setNeedsLayout() } }
  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    hasCancelButton = showsCancelButton
  }
  /// Whether the bookmark button is visible; stored only.
  open var showsBookmarkButton = false
  /// Whether the search results button is visible; stored only.
  open var showsSearchResultsButton = false
  /// The titles of the scopes; stored only.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope; stored only.
  open var selectedScopeButtonIndex = 0
  /// Whether the scope bar is visible; stored only.
  open var showsScopeBar = false

  /// The text field; accessing it replaces the bar's drawing with a subview.
  open var searchTextField: UISearchTextField { field ?? makeField() }
  /// The view above the keyboard; that of the field.
  open override var inputAccessoryView: UIView? {
    get { field?.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Whether the field is enabled.
  open var isEnabled: Bool {
    get { field?.isEnabled ?? true }
    set { searchTextField.isEnabled = newValue }
  }
  private(set) var field: UISearchTextField?
  private var listener: FieldListener?
  private func makeField() -> UISearchTextField {
    let made = UISearchTextField(frame: arrangement.field)
    made.text = storedText
    made.placeholder = placeholder
    made.leftViewMode = .always
    let sign = CGSize(width: SearchBarArrangement.signWidth, height: 1)
    made.leftView = UIView(frame: CGRect(origin: .zero, size: sign))
    let listener = FieldListener(self)
    made.delegate = listener
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        textChanged?()
      }, for: .editingChanged)
    self.listener = listener
    field = made
    addSubview(made)
    return made
  }

  /// Begins editing after a touch on the field, and notifies the delegate of one on the cancel button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if showsCancelButton, arrangement.cancel.contains(place) {
      delegate?.searchBarCancelButtonClicked(self)
    } else if arrangement.field.contains(place) {
      becomeFirstResponder()
    }
  }
  open override var canBecomeFirstResponder: Bool { true }
  /// Makes the text field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Makes the text field resign as first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? true }
  /// Whether the text field is the first responder.
  open override var isFirstResponder: Bool { field?.isFirstResponder ?? false }

  package override var contentDescription: String? { text ?? placeholder }
  /// The given width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.searchBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field?.frame = arrangement.field
  }

  /// The frames of the text field and the buttons.
  var arrangement: SearchBarArrangement {
    SearchBarArrangement(
      bounds: bounds,
      cancel: showsCancelButton ? SearchBarPainter.cancel.layout().size.width : nil,
      isRightToLeft: viewNode.isRightToLeft, height: metrics.searchFieldHeight)
  }

  open override func draw(_ rect: CGRect) {
    paint { SearchBarPainter(painter: $0, bar: self).draw() }
  }

  /// Forwards the text field's delegate calls to the bar's delegate.
  private final class FieldListener: UITextFieldDelegate {
    weak var bar: UISearchBar?
    init(_ bar: UISearchBar) { self.bar = bar }
    private var delegate: (any UISearchBarDelegate)? { bar?.delegate }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      bar.flatMap { delegate?.searchBarShouldBeginEditing($0) } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      bar?.editingBegan?()
      if let bar { delegate?.searchBarTextDidBeginEditing(bar) }
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      bar.flatMap { delegate?.searchBarShouldEndEditing($0) } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      if let bar { delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      bar.flatMap {
        delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
      } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let bar { delegate?.searchBarSearchButtonClicked(bar) }
      return true
    }
  }
}
