internal import Foundation

/// A tab.
///
/// - SeeAlso: Apple, "UITabBarItem".
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Tabs whose words and pictures the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// What it shows while it is chosen.
  open var selectedImage: UIImage?
  /// A mark on it; not drawn.
  open var badgeValue: String?

  /// Makes a tab that shows nothing.
  public override init() { super.init() }
  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Makes a tab with a picture for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// Makes a tab of the system's; its title is the name of the kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: BarWords.words("\(systemItem)"), image: nil, tag: tag)
  }
}

/// Words for what the system shows in bars.
enum BarWords {
  /// A camel-case name as words: `pageCurl` becomes "Page Curl".
  static func words(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, !result.isEmpty { result += " " }
      result += result.isEmpty ? letter.uppercased() : String(letter)
    }
    return result
  }
}
