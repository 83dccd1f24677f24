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
  /// The badge's text; stored only.
  open var badgeValue: String?

  /// Creates an empty tab.
  public override init() { super.init() }
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
  }
}

/// Titles of the system's bar items.
enum BarWords {
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
