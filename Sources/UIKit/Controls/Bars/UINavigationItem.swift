public import Foundation

/// The content of a navigation bar for one controller.
///
/// - SeeAlso: Apple, "UINavigationItem".
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// A mode of large titles.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view shown instead of the title; its frame or its constraints determine its size.
  open var titleView: UIView? { didSet { changed() } }
  /// A line of text above the title, which makes the bar 30 points higher.
  open var prompt: String? {
    didSet {
      changed()
      bar?.layoutOwner?.arrangeIfLoaded()
    }
  }
  /// The mode of the large title, if the bar prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.layoutOwner?.arrangeIfLoaded() }
  }
  /// The back button that leads to this item; nil for the system's.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button that leads to this item.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The style of the back button's title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if it fits.
    case `default` = 0
    /// A generic title.
    case generic
    /// No title.
    case minimal
  }
  /// The style of the back button's title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The title shown in the back button that leads to this item.
  var backWord: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    }
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the leading buttons are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The leading buttons.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  /// The trailing buttons, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  private var leftItems: [UIBarButtonItem]? { didSet { changed() } }
  private var rightItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first leading button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }
  /// The outermost trailing button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }
  /// Sets the first leading button.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftItems = item.map { [$0] }
  }
  /// Sets the outermost trailing button.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightItems = item.map { [$0] }
  }
  /// Sets the leading buttons.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
  }
  /// Sets the trailing buttons, the outermost first.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// The place of the search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// The preferred place of the search bar; stored only.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar; always `stacked`.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The preferred arrangement of title and buttons.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// The preferred arrangement of title and buttons; stored only.
  open var style = ItemStyle.navigator

  /// The bar's appearance while the item is visible; nil uses the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance while content does not extend behind the bar; stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar while content does not extend behind it; stored only.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The search controller whose search bar is at the bottom of the bar; it makes the bar 52 points higher.
  open var searchController: UISearchController? {
    didSet {
      changed()
      bar?.layoutOwner?.arrangeIfLoaded()
    }
  }
  /// Whether scrolling hides the search bar; stored only.
  open var hidesSearchBarWhenScrolling = true

  weak var bar: UINavigationBar?

  private func changed() {
    bar?.setNeedsDisplay()
    bar?.setNeedsLayout()
  }
}
