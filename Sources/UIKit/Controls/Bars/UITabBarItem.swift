internal import Foundation

/// A tab.
///
/// - SeeAlso: Apple, "UITabBarItem".
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for a tab without a badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge; red unless set.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Sets the attributes of the badge's text for a state.
  ///
  /// Font and colour are drawn; the others are stored only.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    changed()
  }
  /// The attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  private(set) var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The offset of the title, in points; stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// Whether a drag opens the tab; stored only.
  open var isSpringLoaded = false

  /// Creates an empty tab.
  public override init() { super.init() }
  /// Creates an empty tab; values come from the document that is being loaded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates a tab with an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// Creates a system tab; its title is the name of its kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: BarWords.systemTitle("\(systemItem)"), image: nil, tag: tag)
    systemSymbol = BarWords.tabSymbols["\(systemItem)"]
  }
  /// The symbol of the system's tab, which is drawn without an image.
  var systemSymbol: String?
}

/// Titles and symbols of the system's bar items.
enum BarWords {
  /// The symbols of buttons; buttons without one show their title.
  ///
  /// Inferred from pictures of apps.
  static let buttonSymbols = [
    "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
    "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
    "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
    "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
    "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark",
  ]
  /// The symbols of buttons that have titles before iOS 26; from memory.
  static let glassSymbols = ["done": "checkmark", "cancel": "xmark"]
  /// The symbols of tabs.
  ///
  /// Inferred from pictures of apps.
  static let tabSymbols = [
    "more": "ellipsis", "favorites": "star.fill", "featured": "star.fill",
    "topRated": "star.fill", "recents": "clock.fill", "contacts": "person.crop.circle.fill",
    "history": "clock.fill", "bookmarks": "book.fill", "search": "magnifyingglass",
    "downloads": "square.and.arrow.down.fill", "mostRecent": "clock.fill",
    "mostViewed": "list.number",
  ]

  /// A camel-case name as words: `pageCurl` becomes "Page Curl".
  static func systemTitle(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, !result.isEmpty { result += " " }
      result += result.isEmpty ? letter.uppercased() : String(letter)
    }
    return result
  }
}
