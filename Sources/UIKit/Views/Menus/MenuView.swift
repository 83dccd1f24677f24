internal import Foundation
internal import ViewArrangements

/// The view of an open menu: a title, rows, and rows of images, in sections.
///
/// Lengths are from memory. Before iOS 26, lines separate rows, bands separate sections, and images are at the trailing end.
/// Since then only sections are separated, by a line, and images are at the leading end.
@MainActor final class MenuView: UIView {
  private let look: MenuLook
  private let column = UIStackView()

  /// Creates the view of a menu's content.
  init(_ content: MenuContent, _ look: MenuLook) {
    self.look = look
    super.init(frame: .zero)
    addBackground()
    fill(content)
  }
  required init?(coder: NSCoder) { nil }

  private func addBackground() {
    layer.cornerRadius = look.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    let material = UIVisualEffectView(effect: UIBlurEffect(style: look.material))
    // What does not fit is cut at the bottom.
    let clip = UIView()
    // The system blurs what is behind beyond recognition.
    let backing = UIView()
    backing.backgroundColor = .systemBackground
    for view in [backing, material, clip] {
      view.layer.cornerRadius = look.cornerRadius
      view.clipsToBounds = true
      view.pin(to: self)
    }
    column.axis = .vertical
    column.pin(to: clip, vertically: look.padding, isLoose: true)
  }

  private func fill(_ content: MenuContent) {
    if !content.title.isEmpty { column.addArrangedSubview(title(content.title)) }
    let gutters = MenuRow.Gutters(content.rows, look)
    for (index, section) in content.sections.enumerated() {
      if index > 0 { column.addArrangedSubview(gap()) }
      if !section.title.isEmpty { column.addArrangedSubview(title(section.title)) }
      switch section.form {
      case .rows: addRows(section.elements, gutters)
      case .images, .titledImages, .palette: addCells(section)
      }
    }
  }

  private func addRows(_ elements: [UIMenuElement], _ gutters: MenuRow.Gutters) {
    for (index, element) in elements.enumerated() {
      if index > 0, !look.isGlass {
        column.addArrangedSubview(.bar(height: look.hairline, .separator))
      }
      column.addArrangedSubview(MenuRow(element, gutters, look))
    }
  }

  private func addCells(_ section: MenuContent.Section) {
    let cells = section.elements.map { MenuCell($0, section.form) }
    if section.form != .palette, !look.isGlass {
      for cell in cells.dropLast() { cell.addLine(width: look.hairline) }
    }
    let row = UIStackView(arrangedSubviews: cells)
    row.distribution = .fillEqually
    column.addArrangedSubview(row)
  }

  private func title(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = look.alignment
    label.numberOfLines = 0
    let holder = UIStackView(arrangedSubviews: [label])
    holder.isLayoutMarginsRelativeArrangement = true
    holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: look.side, bottom: 8, trailing: look.side)
    guard !look.isGlass else { return holder }
    let lined = UIStackView(arrangedSubviews: [holder, .bar(height: look.hairline, .separator)])
    lined.axis = .vertical
    return lined
  }

  /// Makes the view between two sections: a band, or a line with room around it.
  private func gap() -> UIView {
    guard look.isGlass else { return .bar(height: 8, .quaternarySystemFill) }
    let holder = UIStackView(arrangedSubviews: [.bar(height: 1, .separator)])
    holder.isLayoutMarginsRelativeArrangement = true
    holder.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: look.side, bottom: 8, trailing: look.side)
    return holder
  }
}

/// The lengths and materials of menus in a generation, from memory.
@MainActor struct MenuLook {
  /// Whether the generation is that of iOS 26.
  let isGlass: Bool
  /// Whether the leading side is the right one.
  let isRightToLeft: Bool
  /// The alignment of texts.
  var alignment: NSTextAlignment { isRightToLeft ? .right : .left }
  /// The symbol of a submenu's arrow.
  var arrow: String { isRightToLeft ? "chevron.left" : "chevron.right" }
  /// The radius of the corners.
  var cornerRadius: CGFloat { isGlass ? 34 : 13 }
  /// The room above and below all rows.
  var padding: CGFloat { isGlass ? 12 : 0 }
  /// The room beside the content of rows.
  var side: CGFloat { isGlass ? 24 : 16 }
  /// The material of the background.
  var material: UIBlurEffect.Style { isGlass ? .systemThickMaterial : .systemMaterial }
  /// The height of lines: a pixel.
  var hairline: CGFloat { 1 / max(1, UIScreen.main.scale) }
}

extension UIMenu {
  /// Returns a view of the open menu in its natural size, in the current generation.
  package func makeView() -> UIView {
    let look = MenuLook(
      isGlass: ControlMetrics.current.isGlass, isRightToLeft: UIApplication.isRightToLeft)
    let view = MenuView(MenuContent(self) {}, look)
    view.frame.size = view.fittedFrameSize(
      CGSize(width: MenuArrangement.width, height: 0), .required)
    return view
  }
}

extension UIView {
  /// Adds the view to another one, at its edges.
  ///
  /// - Parameters:
  ///   - vertically: The distance from the upper and the lower edge, in points.
  ///   - isLoose: Whether the view may be higher than there is room for.
  fileprivate func pin(to outer: UIView, vertically: CGFloat = 0, isLoose: Bool = false) {
    translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(self)
    let bottom = bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -vertically)
    if isLoose { bottom.priority = .defaultLow }
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: outer.topAnchor, constant: vertically), bottom,
      leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }

  /// Makes a view of a colour and a height.
  fileprivate static func bar(height: CGFloat, _ color: UIColor) -> UIView {
    let bar = UIView()
    bar.backgroundColor = color
    bar.heightAnchor.constraint(equalToConstant: height).isActive = true
    return bar
  }
}
