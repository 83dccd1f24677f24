public import Foundation

/// What a navigation bar shows for one controller.
///
/// - SeeAlso: Apple, "UINavigationItem".
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// Makes an item with a title.
  public init(title: String) { self.title = title }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view in the place of the title, as large as its frame or its constraints say.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the title; not drawn.
  open var prompt: String?
  /// When the title is large, where the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.layoutOwner?.arrangeIfLoaded() }
  }
  /// The button that leads back here; nil for the system's.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the button that leads back here.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How the button that leads back here is called.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// By the title, where there is room.
    case `default` = 0
    /// In a word of the system's.
    case generic
    /// Not at all.
    case minimal
  }
  /// How the button that leads back here is called.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What the button that leads back here says.
  var backWord: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    }
  }
  /// Whether there is no button that leads back from here.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the buttons at the leading end stand beside the one that leads back, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  /// The buttons at the trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  private var leftItems: [UIBarButtonItem]? { didSet { changed() } }
  private var rightItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }
  /// Sets the first button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftItems = item.map { [$0] }
  }
  /// Sets the outermost button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightItems = item.map { [$0] }
  }

  /// How the bar looks while the item is shown, in place of what the bar says.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where the bar is low.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same while no content is behind the bar; kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The same while no content is behind a low bar; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whose field stands at the foot of the bar, which is 52 points higher for it.
  open var searchController: UISearchController? {
    didSet {
      changed()
      bar?.layoutOwner?.arrangeIfLoaded()
    }
  }
  /// Whether the field goes while content is scrolled; it stays here.
  open var hidesSearchBarWhenScrolling = true

  weak var bar: UINavigationBar?

  private func changed() {
    bar?.setNeedsDisplay()
    bar?.setNeedsLayout()
  }
}
