internal import Synchronization

/// The text size that people chose, for fonts, which any thread makes.
enum TextSizeChoice {
  private static let value = Mutex(UIContentSizeCategory.large)

  /// The size; the default one until the application says otherwise.
  static var current: UIContentSizeCategory {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
