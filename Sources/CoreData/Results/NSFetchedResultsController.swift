public import Foundation

/// The objects of a request in sections, which follows the changes of a context.
///
/// Delegates get a controller of `any NSFetchRequestResult` with the same objects, as a cast between types of results
/// needs the Objective-C runtime; it is equal to this one by `==`, not by `===`.
///
/// Source: Apple, "NSFetchedResultsController".
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  let core: ResultsCore

  /// Creates a controller, which has no objects before ``performFetch()``.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request, whose order puts the objects of a section together.
  ///   - context: The context.
  ///   - sectionNameKeyPath: The path of keys of a section's name; nil for one section.
  ///   - name: The name of a cache, which is stored only.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    core = ResultsCore(fetchRequest.details, context, sectionNameKeyPath, name)
    super.init()
    if let erased = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      core.owner = erased
    }
    core.indexTitle = { [weak self] in self?.sectionIndexTitle(forSectionName: $0) }
  }
  init(core: ResultsCore, request: NSFetchRequest<ResultType>) {
    (self.core, fetchRequest) = (core, request)
  }

  /// The context.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path of keys of a section's name.
  open var sectionNameKeyPath: String? { core.sectionKeyPath }
  /// The name of a cache.
  open var cacheName: String? { core.cacheName }
  /// The object that is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }
  /// Does nothing: there is no cache.
  open class func deleteCache(withName name: String?) {}

  /// Reads the objects.
  open func performFetch() throws {
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.register(type) }
    try core.performFetch()
  }
  /// The objects in their order; nil before they were read.
  open var fetchedObjects: [ResultType]? {
    core.isFetched ? core.results.compactMap { $0 as? ResultType } : nil
  }
  /// The sections; nil before the objects were read.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }
  /// Returns the object at an index path; one without an object ends the program, as on Apple's systems.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = core.object(at: indexPath) else {
      fatalError("no object at index path \(indexPath)")
    }
    guard let object = object as? ResultType else {
      fatalError(
        "\(type(of: object)) is not a \(ResultType.self): ManagedClasses.register states it")
    }
    return object
  }
  /// Returns the index path of an object; nil for one that was not found.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
  }

  // MARK: Index

  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] { core.indexTitles }
  /// Returns the title of a section in an index: its first letter, as a capital.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    core.delegate.flatMap {
      $0.controller(core.erased, sectionIndexTitleForSectionName: sectionName)
    }
      ?? sectionName.first.map { $0.uppercased() }
  }
  /// Returns the section of a title in an index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections.firstIndex { $0.indexTitle == title }
      ?? min(max(0, sectionIndex), max(0, core.sections.count - 1))
  }

  /// Whether another controller has the same objects.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsOwner)?.core === core
  }
  /// The hash of the objects' holder.
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller without the type of its results.
protocol ResultsOwner {
  var core: ResultsCore { get }
}
extension NSFetchedResultsController: ResultsOwner {}

/// A section of a controller's objects.
///
/// Source: Apple, "NSFetchedResultsSectionInfo".
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The kind of a change of a controller's objects.
///
/// Source: Apple, "NSFetchedResultsChangeType".
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object or a section is new.
  case insert = 1
  /// An object or a section is gone.
  case delete = 2
  /// An object has another place.
  case move = 3
  /// An object has other values at its place.
  case update = 4
}

/// An object that is notified of changes of a controller's objects.
///
/// Source: Apple, "NSFetchedResultsControllerDelegate".
@preconcurrency public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called for each object that changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called before the changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the changes.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the changes with the difference of all identities.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// Called for a section's title in an index.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}
extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// Returns nil, for the name's first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
}
