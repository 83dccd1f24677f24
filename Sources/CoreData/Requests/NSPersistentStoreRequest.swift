public import Foundation

/// The kind of a request.
///
/// Source: Apple, "NSPersistentStoreRequestType".
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// A search.
  case fetchRequestType = 1
  /// A save.
  case saveRequestType = 2
  /// New objects.
  case batchInsertRequestType = 5
  /// New values.
  case batchUpdateRequestType = 6
  /// A deletion.
  case batchDeleteRequestType = 7
}

/// A request to the stores of a context.
///
/// Source: Apple, "NSPersistentStoreRequest".
open class NSPersistentStoreRequest: NSObject {
  /// The stores; all for nil.
  open var affectedStores: [NSPersistentStore]?
  /// The kind.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
  /// Creates a request.
  public override init() { super.init() }
}

/// A result of a request.
///
/// Source: Apple, "NSPersistentStoreResult".
open class NSPersistentStoreResult: NSObject {
  override init() { super.init() }
}

/// A result that may come later.
///
/// Source: Apple, "NSPersistentStoreAsynchronousResult".
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The error.
  open internal(set) var operationError: (any Error)?
  /// The progress; always nil.
  open var progress: Progress? { nil }
  init(context: NSManagedObjectContext) { managedObjectContext = context }
  /// Does nothing: the result is there.
  open func cancel() {}
}

/// The result of a search that may come later.
///
/// Source: Apple, "NSAsynchronousFetchResult".
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>?
  /// The objects that were found.
  open internal(set) var finalResult: [ResultType]?
  init(
    request: NSAsynchronousFetchRequest<ResultType>?, context: NSManagedObjectContext,
    final: [ResultType]?
  ) {
    (fetchRequest, finalResult) = (request, final)
    super.init(context: context)
  }
}

/// A search whose result is handed to a closure on the context's queue.
///
/// Source: Apple, "NSAsynchronousFetchRequest".
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The search.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The closure.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The expected number of results; stored only.
  open var estimatedResultCount = 0
  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }
}
extension NSAsynchronousFetchRequest: AnyFetchRequest {
  func found(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(request: self, context: context, final: nil)
    context.perform {
      do {
        result.finalResult = try context.fetch(self.fetchRequest)
      } catch {
        result.operationError = error
      }
      self.completionBlock?(result)
    }
    return result
  }
}
