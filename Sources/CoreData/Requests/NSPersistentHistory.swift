public import Foundation

/// A place in the history of stores, which stores in memory do not have.
///
/// Source: Apple, "NSPersistentHistoryToken".
open class NSPersistentHistoryToken: NSObject {
  override init() { super.init() }
}

/// A save in the history of stores; none is recorded.
///
/// Source: Apple, "NSPersistentHistoryTransaction".
open class NSPersistentHistoryTransaction: NSObject {
  override init() { super.init() }
  /// The place.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// The time.
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The author.
  open var author: String? { nil }
  /// The notification to merge it.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSaveObjectIDs)
  }
}

/// The form of a result of history.
///
/// Source: Apple, "NSPersistentHistoryResultType".
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// Identities.
  case objectIDs = 1
  /// A number.
  case count = 2
  /// Saves.
  case transactionsOnly = 3
  /// Changes.
  case changesOnly = 4
  /// Saves with changes.
  case transactionsAndChanges = 5
}

/// A request for the history of stores, which is empty.
///
/// Source: Apple, "NSPersistentHistoryChangeRequest".
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The form of the result.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The search in the history; stored only.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// Creates a request for the history after a date.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  /// Creates a request for the history after a place.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { .init() }
  /// Creates a request to forget the history before a date.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { .init() }
  /// Creates a request to forget the history before a place.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { .init() }
}

/// A result of history: nothing.
///
/// Source: Apple, "NSPersistentHistoryResult".
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The result.
  public let result: Any?
  /// Its form.
  public let resultType: NSPersistentHistoryResultType
  init(_ resultType: NSPersistentHistoryResultType) {
    self.resultType = resultType
    result =
      switch resultType {
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      default: [NSPersistentHistoryTransaction]()
      }
  }
}
