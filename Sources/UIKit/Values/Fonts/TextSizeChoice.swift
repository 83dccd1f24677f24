internal import Synchronization

/// The application's text size, readable from any thread, or that of the task's simulated surroundings.
enum TextSizeChoice {
  private static let value = Mutex(UIContentSizeCategory.large)

  /// The text size that a task simulates; nil for the application's.
  @TaskLocal static var simulated: UIContentSizeCategory?

  /// The current text size; default: `large`.
  static var current: UIContentSizeCategory {
    get { simulated ?? value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
