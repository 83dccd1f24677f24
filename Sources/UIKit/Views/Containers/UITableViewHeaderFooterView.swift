public import Foundation

/// A header or footer of a section that can be used again.
///
/// - SeeAlso: Apple, "UITableViewHeaderFooterView".
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name under which views of this kind are kept.
  public let reuseIdentifier: String?
  /// The text, in the middle of the height; made when first asked for.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView(
    trait: .cellContent, preservesMargins: true)

  /// Makes a view with a name for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Makes a view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a view for an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// How a table makes a view of a registered class; see `RegisteredClasses`.
  package convenience init(registered reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

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
