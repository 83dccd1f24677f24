internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// The content of a bar item: a text or tab that the bar draws, a custom view, or a space.
@MainActor enum BarContent {
  /// A title, on the tint colour if one is given.
  case text(TextContent, on: UIColor?)
  /// The plus sign of the system's item, in a colour.
  case plus(UIColor)
  /// A picture, on the tint colour if one is given; templates are in another colour.
  case picture(UIImage, UIColor, on: UIColor?)
  /// The back button: a sign in a colour, and the text beside it.
  case back(TextContent, UIColor)
  case tab(Tab)
  case view(UIView)
  case space

  /// An icon with a title below it.
  struct Tab {
    /// Whether the tab stands on a mark of its own.
    var isMarked = false
    /// The icon; nil draws none.
    var image: UIImage?
    /// The colour of the icon.
    var ink: UIColor
    /// The title.
    var title: TextContent
    /// The badge beside the icon; nil draws none.
    var badge: Badge?
  }

  /// A short text on a capsule.
  struct Badge {
    /// The text.
    var text: TextContent
    /// The colour of the capsule.
    var color: UIColor
    /// The distance from the badge's own place, in points.
    var offset: UIOffset
  }

  /// Creates a button in its own tint or the bar's; the item's attributes override the bar's.
  init(_ item: UIBarButtonItem, in bar: UIView, _ attributes: [NSAttributedString.Key: Any]?) {
    if let view = item.customView {
      self = .view(view)
    } else if let title = item.shownTitle {
      // On glass only items with a tint of their own are coloured.
      let common: UIColor = bar.metrics.isGlass ? .label : bar.tintColor
      let isGlass = bar.metrics.isGlass
      // Prominent buttons of glass stand on their tint while they can be used.
      let mark = isGlass && item.isProminent && item.isEnabled
      let below: UIColor? = mark ? item.tintColor ?? bar.tintColor : nil
      let tint: UIColor =
        mark ? .white : item.isEnabled ? item.tintColor ?? common : .tertiaryLabel
      if item.showsPlus {
        self = .plus(tint)
      } else if let image = item.shownImage(isGlass: isGlass) {
        self = .picture(image, tint, on: below)
      } else {
        let weight = item.isProminent ? 0.3 : 0
        self = .text(
          Self.title(title, weight: weight, tint, attributes, item.shownTextAttributes), on: below)
      }
    } else {
      self = .space
    }
  }

  /// The title of a button.
  ///
  /// Later attributes override earlier ones; `color` applies if none sets a colour.
  static func title(
    _ title: String, weight: Double = 0, _ color: UIColor,
    _ looks: [NSAttributedString.Key: Any]?...
  ) -> TextContent {
    looks.reduce(TextContent.line(title, size: 17, weight: weight, color.cgColor)) {
      $0.styled($1)
    }
  }

  /// The custom view, if any.
  var view: UIView? { if case .view(let view) = self { view } else { nil } }

  /// The size, in points, of a view's alignment rectangle; zero for tabs, which share the bar's width.
  var size: CGSize {
    switch self {
    case .text(let text, _): text.layout().size
    case .picture(let image, _, _): image.size
    case .plus: CGSize(width: BarItemArrangement.plus, height: BarItemArrangement.plus)
    case .back(let text, _): BarItemArrangement.back(word: text.layout().size)
    case .view(let view): Self.size(of: view)
    case .tab, .space: .zero
    }
  }

  /// The item for the bar's arrangement.
  var item: BarItemArrangement.Item {
    switch self {
    case .text, .back: .text(size)
    case .plus, .picture: .sign(size)
    case .view: .view(size)
    case .tab, .space: .space
    }
  }

  /// The size of a view's alignment rectangle: its frame's if that states one, else the fitting one.
  private static func size(of view: UIView) -> CGSize {
    if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty {
      return view.alignmentSize(inFrame: view.bounds.size)
    }
    let fitted = view.alignmentSize(inFrame: view.fittedFrameSize())
    return fitted.width > 0 && fitted.height > 0
      ? fitted : view.alignmentSize(inFrame: view.sizeThatFits(.zero))
  }
}
