internal import Foundation
internal import ViewArrangements

/// The view of an open menu: a title, rows, and rows of images, in sections.
///
/// Sizes are from memory: rows of 44 points at the default text size, 8 points between sections before iOS 26 and a line
/// since; the colours are the system's.
@MainActor final class MenuView: UIView {
  private let isGlass: Bool
  /// Whether rows have a column for marks, and one before the title for images.
  private var (hasMarks, hasImages) = (false, false)
  private let column = UIStackView()

  /// Creates the view of a menu's visible elements, the last one first if they are reversed.
  init(_ menu: UIMenu, _ elements: [UIMenuElement], isReversed: Bool, isGlass: Bool) {
    self.isGlass = isGlass
    super.init(frame: .zero)
    addBackground()
    column.axis = .vertical
    let padding: CGFloat = isGlass ? 10 : 0
    pin(column, insets: UIEdgeInsets(top: padding, left: 0, bottom: padding, right: 0))
    if !menu.title.isEmpty { column.addArrangedSubview(header(menu.title)) }
    let sections = Self.sections(of: menu, elements)
    let rows = sections.filter { $0.cells == nil }.flatMap(\.elements)
    hasMarks = rows.contains { $0.menuState != .off || !isGlass && $0 is UIMenu }
    hasImages = isGlass && rows.contains { $0.image != nil }
    for (index, section) in (isReversed ? sections.reversed() : sections).enumerated() {
      if index > 0 { column.addArrangedSubview(gap()) }
      add(section, isReversed: isReversed)
    }
  }
  required init?(coder: NSCoder) { nil }

  private func addBackground() {
    layer.cornerRadius = isGlass ? 28 : 13
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    let material = UIVisualEffectView(
      effect: UIBlurEffect(style: isGlass ? .systemThickMaterial : .systemMaterial))
    material.layer.cornerRadius = layer.cornerRadius
    material.clipsToBounds = true
    pin(material)
  }

  private func pin(_ view: UIView, insets: UIEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.right),
    ])
  }

  // MARK: Sections

  private struct Section {
    var elements: [UIMenuElement]
    /// The size of elements beside each other; nil for rows.
    var cells: UIMenu.ElementSize?
  }

  /// The elements between inline menus, and those of each inline menu.
  private static func sections(of menu: UIMenu, _ elements: [UIMenuElement]) -> [Section] {
    var result: [Section] = []
    var own: [UIMenuElement] = []
    func close() {
      if !own.isEmpty { result.append(Section(elements: own, cells: cells(of: menu))) }
      own = []
    }
    for element in elements {
      guard let inner = element as? UIMenu, inner.isInline else {
        own.append(element)
        continue
      }
      close()
      result += sections(of: inner, inner.shownElements(changed: {}))
    }
    close()
    return result
  }

  private static func cells(of menu: UIMenu) -> UIMenu.ElementSize? {
    if menu.options.contains(.displayAsPalette) { return .small }
    switch menu.preferredElementSize {
    case .small, .medium: return menu.preferredElementSize
    case .large, .automatic: return nil
    }
  }

  private func add(_ section: Section, isReversed: Bool) {
    if let size = section.cells {
      let row = UIStackView(
        arrangedSubviews: section.elements.map { MenuCell($0, isTitled: size == .medium) })
      row.distribution = .fillEqually
      column.addArrangedSubview(row)
      return
    }
    let elements = isReversed ? section.elements.reversed() : section.elements
    for (index, element) in elements.enumerated() {
      if index > 0, !isGlass { column.addArrangedSubview(Self.bar(height: hairline, .separator)) }
      column.addArrangedSubview(
        MenuRow(
          element, isGlass: isGlass, hasMarks: hasMarks, hasImages: hasImages))
    }
  }

  private var hairline: CGFloat { 1 / max(1, UIScreen.main.scale) }

  private func header(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    label.textAlignment = isGlass ? .natural : .center
    let holder = UIStackView(arrangedSubviews: [label])
    holder.axis = .vertical
    holder.isLayoutMarginsRelativeArrangement = true
    holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    if !isGlass { holder.addArrangedSubview(Self.bar(height: 0, .clear)) }
    return holder
  }

  /// The separator of sections.
  private func gap() -> UIView {
    guard isGlass else { return Self.bar(height: 8, .quaternarySystemFill) }
    let holder = UIStackView(arrangedSubviews: [Self.bar(height: 1, .separator)])
    holder.isLayoutMarginsRelativeArrangement = true
    holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 20, bottom: 8, trailing: 20)
    return holder
  }

  private static func bar(height: CGFloat, _ color: UIColor) -> UIView {
    let bar = UIView()
    bar.backgroundColor = color
    bar.heightAnchor.constraint(equalToConstant: height).isActive = true
    return bar
  }
}

extension UIMenuElement {
  /// Whether the element is marked.
  fileprivate var menuState: State { (self as? UIAction)?.state ?? .off }
  /// The colour of the title and the image.
  fileprivate var menuColor: UIColor {
    let attributes = (self as? UIAction)?.attributes ?? []
    if attributes.contains(.disabled) { return .tertiaryLabel }
    let isDestructive =
      attributes.contains(.destructive) || (self as? UIMenu)?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }
}

/// The row of an element: its mark, texts and image.
@MainActor private final class MenuRow: UIView {
  private static let height: CGFloat = 44
  private static let sign: CGFloat = 22

  init(_ element: UIMenuElement, isGlass: Bool, hasMarks: Bool, hasImages: Bool) {
    super.init(frame: .zero)
    let color = element.menuColor
    let texts = UIStackView(
      arrangedSubviews: [
        Self.label(element.title, .body, color),
        element.subtitle.map { Self.label($0, .footnote, .secondaryLabel) },
      ].compactMap { $0 })
    texts.axis = .vertical
    let isSubmenu = element is UIMenu
    let state = element.menuState
    let mark =
      isSubmenu && !isGlass
      ? Self.sign("chevron.forward", .secondaryLabel)
      : Self.sign(state == .off ? nil : state == .on ? "checkmark" : "minus", color)
    let image = element.image.map { Self.sign($0, color) }
    let column = image ?? (hasImages ? Self.sign(UIImage?.none, color) : nil)
    let parts: [UIView?] =
      isGlass
      ? [
        hasMarks ? mark : nil, column, texts,
        isSubmenu ? Self.sign("chevron.forward", .secondaryLabel) : nil,
      ]
      : [hasMarks ? mark : nil, texts, image]
    let line = UIStackView(arrangedSubviews: parts.compactMap { $0 })
    line.alignment = .center
    line.spacing = 8
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    let side: CGFloat = isGlass ? 20 : 16
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height),
      line.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 11),
      line.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: hasMarks ? 10 : side),
      line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side),
    ])
  }
  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 2
    label.setContentHuggingPriority(.init(1), for: .horizontal)
    return label
  }

  fileprivate static func sign(_ name: String?, _ color: UIColor) -> UIImageView {
    sign(
      name.flatMap {
        UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(scale: .small))
      }, color)
  }
  fileprivate static func sign(_ image: UIImage?, _ color: UIColor) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = color
    view.contentMode = .center
    view.widthAnchor.constraint(equalToConstant: sign).isActive = true
    return view
  }
}

/// An element beside others: its image, and its title below.
@MainActor private final class MenuCell: UIView {
  init(_ element: UIMenuElement, isTitled: Bool) {
    super.init(frame: .zero)
    let image = MenuRow.sign(element.image, element.menuColor)
    let column = UIStackView(arrangedSubviews: [image])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 4
    if isTitled || element.image == nil {
      let label = UILabel()
      label.text = element.title
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = element.menuColor
      column.addArrangedSubview(label)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: isTitled ? 64 : 44),
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 2),
    ])
  }
  required init?(coder: NSCoder) { nil }
}
