public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewArrangements

/// Something that people can answer to an alert.
///
/// - SeeAlso: Apple, "UIAlertAction".
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an answer does.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// What it says.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A question over everything, with answers.
///
/// Its texts, fields and answers stand below one another; an alert is 270 points wide and stands in the middle,
/// a sheet of actions stands at the foot. People answer by ``tapAction(_:)``.
///
/// - SeeAlso: Apple, "UIAlertController".
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Where the question stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// What is asked, in more words.
  open var message: String? { didSet { fillIfLoaded() } }
  /// The answers, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields; nil for none.
  open private(set) var textFields: [UITextField]?
  /// The answer that stands out.
  open var preferredAction: UIAlertAction?
  open override var title: String? { didSet { fillIfLoaded() } }
  private let column = UIStackView()

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .custom
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    fillIfLoaded()
  }
  /// Adds a field, set up by a closure; only alerts have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    fillIfLoaded()
  }
  /// Does what a tap on an answer does: the question goes, and then the answer is told.
  ///
  /// Apple has no such function: there fingers do it.
  ///
  /// - Returns: Whether the answer could be chosen.
  @discardableResult open func tapAction(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return false }
    dismiss(animated: true)
    action.handler?(action)
    return true
  }

  /// The answers as they stand: a cancelling one comes last, beside one other it comes first.
  private var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancelling = actions.filter { $0.style == .cancel }
    return isBeside ? cancelling + others : others + cancelling
  }
  /// Two answers of an alert stand beside each other.
  private var isBeside: Bool { preferredStyle == .alert && actions.count == 2 }

  private static let rowHeight: CGFloat = 44

  open override func loadView() {
    let size = CGSize(width: ScreenArrangement.alertWidth, height: 0)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.backgroundColor = .secondarySystemBackground
    root.layer.cornerRadius = 14
    root.clipsToBounds = true
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    view = root
    fill()
  }

  private func fillIfLoaded() { if isViewLoaded { fill() } }

  private func fill() {
    column.arrangedSubviews.forEach { $0.removeFromSuperview() }
    let words = UIStackView(
      arrangedSubviews: [label(title, bold: true), label(message, bold: false)]
        .compactMap { $0 } + (textFields ?? []))
    words.axis = .vertical
    words.spacing = 4
    words.isLayoutMarginsRelativeArrangement = true
    words.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
    if !words.arrangedSubviews.isEmpty { column.addArrangedSubview(words) }
    let buttons = UIStackView(arrangedSubviews: shownActions.map(button))
    buttons.axis = isBeside ? .horizontal : .vertical
    buttons.distribution = .fillEqually
    if !actions.isEmpty { column.addArrangedSubview(buttons) }
    place()
  }

  private func label(_ text: String?, bold: Bool) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [weak self] _ in self?.tapAction(action) }, for: .touchUpInside)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
    return button
  }

  /// Brings the question to its place in what it is shown in.
  func place() {
    guard let root = viewIfLoaded, let container = root.superview else { return }
    let arrangement = ScreenArrangement(size: container.bounds.size)
    let isSheet = preferredStyle == .actionSheet
    let height = root.systemLayoutSizeFitting(
      CGSize(width: arrangement.alertWidth(isSheet: isSheet), height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    root.frame = arrangement.alert(
      height: height, isSheet: isSheet, covered: container.safeAreaInsets.bottom)
  }
}
