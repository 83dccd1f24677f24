internal import Foundation
internal import ViewDrawing

/// What stands in a bar: texts, which the bar draws, spaces, and views of programs.
@MainActor enum BarContent {
  /// A text with the item it is of, if one is.
  case text(String, UIBarButtonItem? = nil)
  case view(UIView)
  case space

  init(_ item: UIBarButtonItem) {
    if let view = item.customView {
      self = .view(view)
    } else {
      self = item.shownTitle.map { .text($0, item) } ?? .space
    }
  }

  /// Whether it is a program's view.
  var view: UIView? { if case .view(let view) = self { view } else { nil } }

  /// How large it is.
  var size: CGSize {
    switch self {
    case .text(let text, let item):
      TextContent.line(text, size: 17).styled(item?.shownTextAttributes).layout().size
    case .view(let view): Self.size(of: view)
    case .space: .zero
    }
  }

  /// A text as it is drawn: in the tint of its item or of the bar, by what the bar says of buttons and, before
  /// that, what the item says.
  static func line(
    _ text: String, _ item: UIBarButtonItem?, in bar: UIView,
    _ attributes: [NSAttributedString.Key: Any]?, alignment: TextParagraph.Alignment = .center
  ) -> TextContent {
    let tint: UIColor =
      item?.isEnabled == false ? .tertiaryLabel : item?.tintColor ?? bar.tintColor
    return TextContent.line(text, size: 17, tint.cgColor, alignment: alignment)
      .styled(attributes).styled(item?.shownTextAttributes)
  }

  /// A view that states a size of its own by its frame has that one; others what their content asks for.
  static func size(of view: UIView) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty {
      return view.bounds.size
    }
    let fitting = view.systemLayoutSizeFitting(.zero)
    return fitting.width > 0 && fitting.height > 0
      ? fitting : view.sizeThatFits(CGSize(width: 0, height: 0))
  }

  /// Puts views into a bar and takes out those that were there before.
  static func exchange(_ old: [UIView], for new: [UIView], in bar: UIView) {
    for view in old where !new.contains(view) && view.superview === bar {
      view.removeFromSuperview()
    }
    for view in new where view.superview !== bar { bar.addSubview(view) }
  }

  /// Gives a view its place, whoever decides its size.
  static func place(_ view: UIView, at rect: CGRect) {
    view.translatesAutoresizingMaskIntoConstraints = true
    if view.frame != rect { view.frame = rect }
  }
}
