internal import Foundation

/// A view that shows an element of a menu.
@MainActor protocol MenuElementView: UIView {
  /// The element.
  var element: UIMenuElement { get }
}

/// The row of an element: its mark, texts and image.
///
/// A row is 44 points high at the default text size and grows with it; from memory.
@MainActor final class MenuRow: UIView, MenuElementView {
  /// The element.
  let element: UIMenuElement
  /// The columns that all rows of a menu have, so that titles begin below each other.
  struct Gutters {
    /// Whether there are marks, or before iOS 26 arrows of submenus.
    var hasMarks: Bool
    /// Whether there are images before titles.
    var hasImages: Bool

    /// Creates the columns of a menu's rows.
    @MainActor init(_ rows: [UIMenuElement], _ look: MenuLook) {
      hasMarks = rows.contains { $0.mark != .off || !look.isGlass && $0 is UIMenu }
      hasImages = look.isGlass && rows.contains { $0.image != nil }
    }
  }

  private static let height: CGFloat = 44
  private static let textMargin: CGFloat = 11

  /// Creates the row of an element.
  init(_ element: UIMenuElement, _ gutters: Gutters, _ look: MenuLook) {
    self.element = element
    super.init(frame: .zero)
    let line = UIStackView(arrangedSubviews: Self.parts(of: element, gutters, look))
    line.alignment = .center
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height),
      line.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Self.textMargin),
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: gutters.hasMarks ? look.side - 8 : look.side),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -look.side),
    ])
  }
  required init?(coder: NSCoder) { nil }

  private static func parts(
    of element: UIMenuElement, _ gutters: Gutters, _ look: MenuLook
  ) -> [UIView] {
    let color = element.contentColor
    let texts = UIStackView(arrangedSubviews: [label(element.title, .body, color, look)])
    if let subtitle = element.subtitle {
      texts.addArrangedSubview(label(subtitle, .footnote, .secondaryLabel, look))
    }
    texts.axis = .vertical
    let isSubmenu = element is UIMenu
    let mark = gutters.hasMarks ? sign(mark(of: element, look), color) : nil
    let image = MenuImage(element.image, color)
    let parts =
      look.isGlass
      ? [
        mark, gutters.hasImages ? image : nil, texts,
        isSubmenu ? sign(look.arrow, .secondaryLabel) : nil,
      ] : [mark, texts, element.image == nil ? nil : image]
    return parts.compactMap { $0 }
  }

  /// The symbol before a title; nil leaves its place empty.
  private static func mark(of element: UIMenuElement, _ look: MenuLook) -> String? {
    if element is UIMenu { return look.isGlass ? nil : look.arrow }
    return switch element.mark {
    case .off: nil
    case .on: "checkmark"
    case .mixed: "minus"
    }
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor, _ look: MenuLook
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = look.alignment
    label.numberOfLines = 0
    label.setContentHuggingPriority(.init(1), for: .horizontal)
    return label
  }

  private static func sign(_ name: String?, _ color: UIColor) -> UIView {
    let bold = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    return MenuImage(name.flatMap { UIImage(systemName: $0, withConfiguration: bold) }, color)
  }
}

/// An element beside others: its image, and its title below.
@MainActor final class MenuCell: UIView, MenuElementView {
  /// The element.
  let element: UIMenuElement
  /// Creates the cell of an element.
  init(_ element: UIMenuElement, _ form: MenuContent.Form) {
    self.element = element
    super.init(frame: .zero)
    let color = element.contentColor
    let column = UIStackView()
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    if element.image != nil {
      let image = MenuImage(element.image, color)
      if element.mark != .off { image.addDisc() }
      column.addArrangedSubview(image)
    }
    if form == .titledImages || element.image == nil {
      let label = UILabel()
      label.text = element.title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = color
      column.addArrangedSubview(label)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: form == .titledImages ? 64 : 44),
      column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 4),
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }

  /// Adds a line at the trailing edge.
  func addLine(width: CGFloat) {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.widthAnchor.constraint(equalToConstant: width),
      line.topAnchor.constraint(equalTo: topAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

/// The image of an element in a square that grows with the text size.
@MainActor private final class MenuImage: UIView {
  private static let side: CGFloat = 24

  /// Creates a view of an image, or an empty one, with a colour for templates.
  init(_ image: UIImage?, _ color: UIColor) {
    super.init(frame: .zero)
    let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.side)
    let view = UIImageView(
      image: image?.applyingPreferred(UIImage.SymbolConfiguration(textStyle: .body)))
    view.tintColor = color
    let isLarge = (image?.size).map { max($0.width, $0.height) > side } ?? false
    view.contentMode = isLarge ? .scaleAspectFit : .center
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: side), heightAnchor.constraint(equalToConstant: side),
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }

  /// Adds the mark of a selected element behind the image.
  func addDisc() {
    let disc = UIView()
    let diameter = UIFontMetrics(forTextStyle: .body).scaledValue(for: 32)
    disc.backgroundColor = .systemFill
    disc.layer.cornerRadius = diameter / 2
    disc.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(disc, at: 0)
    NSLayoutConstraint.activate([
      disc.widthAnchor.constraint(equalToConstant: diameter),
      disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
      disc.centerXAnchor.constraint(equalTo: centerXAnchor),
      disc.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
