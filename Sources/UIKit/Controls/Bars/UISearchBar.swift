public import Foundation
internal import ViewArrangements

/// Hears what happens in a search bar and may refuse it.
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
  /// Called after people changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether letters may be replaced; the range counts UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when people want to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when people do not want to search any more.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The field of a search bar.
///
/// - SeeAlso: Apple, "UISearchTextField".
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// A field to search with.
///
/// The bar draws the field itself until somebody asks for ``searchTextField``. Scopes are data.
///
/// - SeeAlso: Apple, "UISearchBar".
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// How much of a bar is drawn.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Who hears what happens and may refuse it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What was typed.
  open var text: String? {
    get { field?.text ?? ownText }
    set {
      ownText = newValue
      field?.text = newValue
    }
  }
  private var ownText: String?
  /// What a search controller does after people changed the text, and when they begin to.
  var textChanged: (() -> Void)?
  var editingBegan: (() -> Void)?
  /// What is shown while nothing was typed.
  open var placeholder: String? { didSet { field?.placeholder = placeholder } }
  /// A line of text above the field; it is not drawn.
  open var prompt: String?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How much of a bar is drawn.
  open var searchBarStyle = Style.default
  /// Whether what is behind the bar would be seen.
  open var isTranslucent = true
  /// A picture behind the field; an empty one leaves the ground away.
  open var backgroundImage: UIImage?
  /// Whether there is a button to end the search.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { hasCancelButton = newValue }
  }
  private var hasCancelButton = false { didSet { setNeedsLayout() } }
  /// Shows or hides the button, at once: nothing is animated here.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    hasCancelButton = showsCancelButton
  }
  /// Whether there is a button for bookmarks; it is not drawn.
  open var showsBookmarkButton = false
  /// Whether there is a button for former results; it is not drawn.
  open var showsSearchResultsButton = false
  /// What can be searched in; not drawn.
  open var scopeButtonTitles: [String]?
  /// Which of them is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether they are shown; they are not drawn.
  open var showsScopeBar = false

  /// The field; it shows what the bar drew before.
  open var searchTextField: UISearchTextField { field ?? makeField() }
  private(set) var field: UISearchTextField?
  private var listener: FieldListener?
  private func makeField() -> UISearchTextField {
    let made = UISearchTextField(frame: arrangement.field)
    made.text = ownText
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

  open override var canBecomeFirstResponder: Bool { true }
  /// Lets the field take keyboard input.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Lets the field give keyboard input up.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? true }
  /// Whether the field takes keyboard input.
  open override var isFirstResponder: Bool { field?.isFirstResponder ?? false }

  package override var contentDescription: String? { text ?? placeholder }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.searchBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    field?.frame = arrangement.field
  }

  /// Where the field is, and what stands beside it.
  var arrangement: SearchBarArrangement {
    SearchBarArrangement(
      bounds: bounds,
      cancel: showsCancelButton ? SearchBarPainter.cancel.layout().size.width : nil,
      isRightToLeft: viewNode.isRightToLeft)
  }

  open override func draw(_ rect: CGRect) {
    paint { SearchBarPainter(painter: $0, bar: self).draw() }
  }

  /// Tells the bar's delegate what the field asks and tells.
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
