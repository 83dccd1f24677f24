public import Foundation
internal import ViewArrangements

/// Shows a ``UIListContentConfiguration``.
///
/// Texts and image are in stacks, inside the margins of the view and of the configuration.
///
/// - SeeAlso: Apple, "UIListContentView".
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let row = UIStackView()
  private let texts = UIStackView()
  private let text = UILabel()
  private let secondary = UILabel()
  private let picture = UIImageView()
  private var room: [NSLayoutConstraint] = []
  private var limits: [NSLayoutConstraint] = []

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect(origin: .zero, size: CellArrangement.standardSize))
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    secondary.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addSubview(row)
    room = [
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    let height = heightAnchor.constraint(
      greaterThanOrEqualToConstant: CellArrangement.standardHeight)
    height.priority = .required - 1
    NSLayoutConstraint.activate(room + [height])
    apply()
  }
  /// Creates a view from an archive; not supported, always nil.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration; setting one of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      apply()
    }
  }

  private func apply() {
    let margins = shown.directionalLayoutMargins
    room[0].constant = margins.top
    room[1].constant = margins.leading
    room[2].constant = -margins.trailing
    room[3].constant = -margins.bottom
    set(text, shown.text, shown.attributedText, shown.textProperties)
    set(
      secondary, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    let symbols = shown.imageProperties.preferredSymbolConfiguration
    picture.image = symbols.flatMap { shown.image?.applyingSymbolConfiguration($0) } ?? shown.image
    picture.tintColor = shown.imageProperties.tintColor ?? tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
    limit(shown.imageProperties.maximumSize)
    fill(texts, [text, secondary].filter { $0.text?.isEmpty == false })
    fill(row, shown.image == nil ? [texts] : [picture, texts])
    row.spacing = shown.imageToTextPadding
  }

  private func limit(_ size: CGSize) {
    NSLayoutConstraint.deactivate(limits)
    limits = []
    if size.width > 0 {
      limits.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: size.width))
    }
    let reserved = shown.imageProperties.reservedLayoutSize
    if reserved.width > 0, reserved.width < 10_000 {
      limits.append(picture.widthAnchor.constraint(equalToConstant: reserved.width))
      picture.contentMode = .center
    }
    if size.height > 0 {
      limits.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: size.height))
    }
    NSLayoutConstraint.activate(limits)
  }

  private func fill(_ stack: UIStackView, _ views: [UIView]) {
    for view in stack.arrangedSubviews where !views.contains(view) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { stack.insertArrangedSubview(view, at: index) }
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    let shown =
      switch properties.transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    if let attributed { label.attributedText = attributed } else { label.text = shown }
  }
}
