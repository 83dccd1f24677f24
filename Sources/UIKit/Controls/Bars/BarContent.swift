internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// What stands in a bar: texts and tabs, which the bar draws, views of programs, and spaces.
@MainActor enum BarContent {
  case text(TextContent)
  case tab(Tab)
  case view(UIView)
  case space

  /// A sign with a word below it.
  struct Tab {
    /// The sign; an empty frame in its place where it is nil.
    var image: UIImage?
    /// The colour of the sign.
    var ink: UIColor
    /// The word.
    var title: TextContent
  }

  /// A button in the tint of its own or of the bar, by what the bar says of buttons and, before that, what the
  /// item says.
  init(_ item: UIBarButtonItem, in bar: UIView, _ attributes: [NSAttributedString.Key: Any]?) {
    if let view = item.customView {
      self = .view(view)
    } else if let title = item.shownTitle {
      let tint: UIColor = item.isEnabled ? item.tintColor ?? bar.tintColor : .tertiaryLabel
      self = .button(title, tint, attributes, item.shownTextAttributes)
    } else {
      self = .space
    }
  }

  /// A button that says something, in a colour where attributes say none; the later ones come first.
  static func button(_ title: String, _ color: UIColor, _ looks: [NSAttributedString.Key: Any]?...)
    -> BarContent
  {
    .text(looks.reduce(TextContent.line(title, size: 17, color.cgColor)) { $0.styled($1) })
  }

  /// The view of a program.
  var view: UIView? { if case .view(let view) = self { view } else { nil } }

  /// How large it is, in points; nothing for tabs, which share the bar.
  var size: CGSize {
    switch self {
    case .text(let text): text.layout().size
    case .view(let view): Self.size(of: view)
    case .tab, .space: .zero
    }
  }

  /// How it is arranged.
  var item: BarItemArrangement.Item {
    switch self {
    case .text: .text(size)
    case .view: .view(size)
    case .tab, .space: .space
    }
  }

  /// A view that states a size of its own by its frame has that one; others what their content asks for.
  private static func size(of view: UIView) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty {
      return view.bounds.size
    }
    let fitting = view.systemLayoutSizeFitting(.zero)
    return fitting.width > 0 && fitting.height > 0
      ? fitting : view.sizeThatFits(CGSize(width: 0, height: 0))
  }
}
