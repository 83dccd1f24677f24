public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewArrangements

/// An action of an alert or action sheet.
///
/// - SeeAlso: Apple, "UIAlertAction".
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action can be selected.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An alert or an action sheet.
///
/// Title, message, text fields and actions are stacked vertically. An alert is 270 points wide and centred;
/// an action sheet is placed at the bottom. ``tapAction(_:)`` selects an action. Lines separate the actions before iOS 26;
/// then each of an alert stands on a capsule.
///
/// - SeeAlso: Apple, "UIAlertController".
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Whether the controller is an alert or an action sheet.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Whether the controller is an alert or an action sheet.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { fillIfLoaded() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields; nil if there are not any.
  open private(set) var textFields: [UITextField]?
  /// The preferred action, with a bold title; in glass on the tint colour.
  open var preferredAction: UIAlertAction? { didSet { fillIfLoaded() } }
  open override var title: String? { didSet { fillIfLoaded() } }
  private let column = UIStackView()

  /// Creates a controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .custom
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    fillIfLoaded()
  }
  /// Adds a text field and configures it with a closure; only alerts have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    fillIfLoaded()
  }
  /// Simulates a tap on an action: dismisses the controller, then calls the action's handler.
  ///
  /// Not in UIKit.
  ///
  /// - Returns: Whether the action is enabled and belongs to the controller.
  @discardableResult open func tapAction(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return false }
    dismiss(animated: true)
    action.handler?(action)
    return true
  }

  /// The actions in display order: the cancel action is last, or first if two actions are side by side.
  private var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancelling = actions.filter { $0.style == .cancel }
    return isBeside ? cancelling + others : others + cancelling
  }
  /// Whether the actions are side by side: an alert with two actions.
  private var isBeside: Bool { preferredStyle == .alert && actions.count == 2 }

  private static let rowHeight: CGFloat = 44

  open override func loadView() {
    let size = CGSize(width: ScreenArrangement.alertWidth, height: 0)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.backgroundColor = .secondarySystemBackground
    root.layer.cornerRadius = isGlass ? 26 : 14
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

  /// Whether actions stand on capsules.
  private var isGlass: Bool { column.metrics.isGlass }
  private var hasCapsules: Bool { isGlass && preferredStyle == .alert }

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
    label.textAlignment = hasCapsules ? .natural : .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = AlertButton(frame: .zero)
    button.setButtonType(.system)
    button.isMain = action === preferredAction
    button.hasCapsule = hasCapsules
    button.hasSideLine = isBeside && action === shownActions.first
    let isBold = action === preferredAction || preferredAction == nil && action.style == .cancel
    button.titleFont = .systemFont(
      ofSize: 17, weight: isBold ? .semibold : hasCapsules ? .medium : .regular)
    button.addAction(
      UIAction { [weak self] _ in self?.tapAction(action) }, for: .touchUpInside)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive {
      button.setTitleColor(.systemRed, for: .normal)
    } else if hasCapsules, action.isEnabled {
      button.setTitleColor(button.isMain ? .white : .label, for: .normal)
    }
    button.isEnabled = action.isEnabled
    button.heightAnchor.constraint(equalToConstant: Self.rowHeight).isActive = true
    return button
  }

  /// Places the view in its container.
  func place() {
    guard let root = viewIfLoaded, let container = root.superview else { return }
    let arrangement = ScreenArrangement(size: container.bounds.size)
    let isSheet = preferredStyle == .actionSheet
    let height = root.fittedFrameSize(
      CGSize(width: arrangement.alertWidth(isSheet: isSheet), height: 0), .required
    ).height
    root.frame = arrangement.alert(
      height: height, isSheet: isSheet, covered: container.safeAreaInsets.bottom)
  }
}

/// The button of an action: with a line above and before it, or in glass on a capsule.
final class AlertButton: UIButton {
  /// Whether the action is the preferred one.
  var isMain = false
  /// Whether the button stands on a capsule.
  var hasCapsule = false
  /// Whether another button is behind this one.
  var hasSideLine = false

  override func draw(_ rect: CGRect) {
    paint { AlertPainter(painter: $0, button: self).draw() }
    super.draw(rect)
  }
}
