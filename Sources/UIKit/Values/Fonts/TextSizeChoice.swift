internal import Synchronization

/// The application's text size, readable from any thread.
enum TextSizeChoice {
  private static let value = Mutex(UIContentSizeCategory.large)

  /// The current text size; default: `large`.
  static var current: UIContentSizeCategory {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
