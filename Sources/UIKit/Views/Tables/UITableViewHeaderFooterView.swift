public import Foundation

/// A reusable header or footer of a section.
///
/// - SeeAlso: Apple, "UITableViewHeaderFooterView".
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The text label, centred vertically and created on first access.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(
    trait: .cellContent, preservesMargins: true)

  /// A view behind the content that fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      CellBackgrounds.place(backgroundView, nil, in: self, isTouched: false)
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    CellBackgrounds.place(backgroundView, nil, in: self, isTouched: false)
  }
  /// Places the content view inside the safe area at the sides.
  func placeContent() {
    guard !viewNode.isDesignTime, let table = superview as? UITableView else { return }
    let sides = table.contentSides
    let frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right))
    if contentView.frame != frame { contentView.frame = frame }
  }
  /// The detail text label; made on first access, and not placed.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates a view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Creates a view of a registered class; see `RegisteredClasses`.
  package convenience init(registered reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Shows the title of a section: above a group a small grey line in capitals, in glass as large as rows; below one always
  /// small.
  func show(_ title: String, isGrouped: Bool, isFooter: Bool) {
    guard isGrouped || isFooter else {
      textLabel?.text = title
      return
    }
    let isLarge = metrics.isGlass && !isFooter
    textLabel?.font = isLarge ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    textLabel?.textColor = .secondaryLabel
    textLabel?.text = isLarge || isFooter ? title : title.uppercased()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    return label
  }
}
