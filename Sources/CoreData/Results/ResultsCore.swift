internal import Foundation

/// The objects of a controller, whatever the type of its results.
final class ResultsCore {
  private let details: FetchDetails
  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller itself where its results are of any kind.
  weak var owner: NSFetchedResultsController<any NSFetchRequestResult>?
  var indexTitle: (String) -> String? = { _ in nil }
  private(set) var isFetched = false
  private(set) var arrangement = ResultsArrangement([])
  private(set) var sections: [ResultsSection] = []
  /// The results that are not objects.
  private var others: [Any]?
  private var names: Set<String> = []
  private var observer: (any NSObjectProtocol)?

  init(
    _ details: FetchDetails, _ context: NSManagedObjectContext, _ sectionKeyPath: String?,
    _ cacheName: String?
  ) {
    (self.details, self.context) = (details, context)
    (self.sectionKeyPath, self.cacheName) = (sectionKeyPath, cacheName)
  }
  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    owner
      ?? NSFetchedResultsController(
        core: self, request: NSFetchRequest<any NSFetchRequestResult>(details: details))
  }
  var results: [Any] { others ?? arrangement.objects }
  var indexTitles: [String] {
    var seen: Set<String> = []
    return sections.compactMap(\.indexTitle).filter { seen.insert($0).inserted }
  }

  func performFetch() throws {
    names = Set(try context.entity(details).family.map { $0.name ?? "" })
    if !details.includesSubentities { names = [try context.entity(details).name ?? ""] }
    guard details.resultType == .managedObjectResultType else {
      others = try context.results(details)
      sections = [ResultsSection("", nil, others ?? [])]
      isFetched = true
      return
    }
    let order = ResultsOrder(details.sortDescriptors ?? [])
    arrange(details.page(try context.matches(details).sorted(by: order.isBefore)))
    isFetched = true
    guard observer == nil else { return }
    // Contexts post on their own queue, on which the controller is used as well.
    let core = Unchecked(Weak(self))
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { notification in
      core.value.object?.follow(notification.userInfo ?? [:])
    }
  }

  func object(at path: IndexPath) -> Any? {
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let objects = sections[path[0]].members
    return objects.indices.contains(path[1]) ? objects[path[1]] : nil
  }
  func indexPath(of object: NSManagedObject) -> IndexPath? {
    arrangement.place(of: object).map { IndexPath(indexes: [$0.section, $0.row]) }
  }

  private func arrange(_ objects: [NSManagedObject]) {
    arrangement = ResultsArrangement(
      objects.map { ($0, sectionName($0)) }, hasSections: sectionKeyPath != nil)
    sections = arrangement.sections.map { section in
      ResultsSection(
        section.name, sectionKeyPath == nil ? nil : indexTitle(section.name), section.objects)
    }
  }
  private func sectionName(_ object: NSManagedObject) -> String {
    guard let sectionKeyPath, let value = object.value(forKeyPath: sectionKeyPath) else {
      return ""
    }
    return "\(value)"
  }

  // MARK: Changes

  private func follow(_ table: [AnyHashable: Any]) {
    if table[NSInvalidatedAllObjectsKey] != nil { return arrange([]) }
    func objects(_ key: String) -> [NSManagedObject] {
      let set = table[key] as? Set<NSManagedObject> ?? []
      return set.filter { names.contains($0.entity.name ?? "") }
    }
    var gone = Set(objects(NSDeletedObjectsKey).filter { arrangement.place(of: $0) != nil })
    var (changed, new): (Set<NSManagedObject>, [NSManagedObject]) = ([], [])
    var seen: Set<NSManagedObject> = []
    let touched =
      objects(NSInsertedObjectsKey) + objects(NSUpdatedObjectsKey) + objects(NSRefreshedObjectsKey)
    for object in touched where !gone.contains(object) && seen.insert(object).inserted {
      switch (arrangement.place(of: object) != nil, isResult(object)) {
      case (true, true): changed.insert(object)
      case (true, false): gone.insert(object)
      case (false, true): new.append(object)
      case (false, false): break
      }
    }
    guard !(gone.isEmpty && changed.isEmpty && new.isEmpty) else { return }
    let order = ResultsOrder(details.sortDescriptors ?? [])
    let kept = arrangement.objects.filter { !gone.contains($0) && !changed.contains($0) }
    let moving = (Array(changed) + new).sorted(by: order.isBefore)
    let old = (arrangement, sections)
    // The objects are there when the delegate is notified that they will be, as on Apple's systems where it must not
    // look at them in between.
    guard let delegate else { return arrange(order.merged(kept, moving)) }
    let erased = erased
    delegate.controllerWillChangeContent(erased)
    arrange(order.merged(kept, moving))
    let changes = ResultsChanges(from: old.0, to: arrangement, changed: changed)
    report(changes, old.1, delegate, erased)
    delegate.controller(erased, didChangeContentWith: changes.difference)
    delegate.controllerDidChangeContent(erased)
  }

  private func isResult(_ object: NSManagedObject) -> Bool {
    !object.isDeleted && object.managedObjectContext === context
      && details.predicate?.evaluate(with: object) ?? true
  }

  private func report(
    _ changes: ResultsChanges, _ old: [ResultsSection],
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ erased: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for index in changes.deletedSections {
      delegate.controller(erased, didChange: old[index], atSectionIndex: index, for: .delete)
    }
    for index in changes.insertedSections {
      delegate.controller(erased, didChange: sections[index], atSectionIndex: index, for: .insert)
    }
    for change in changes.objects {
      delegate.controller(
        erased, didChange: change.object, at: change.old?.path, for: change.kind,
        newIndexPath: change.new?.path)
    }
  }
}

/// A section of objects.
final class ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [Any]
  init(_ name: String, _ indexTitle: String?, _ members: [Any]) {
    (self.name, self.indexTitle, self.members) = (name, indexTitle, members)
  }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The order of a controller's objects; those that the request leaves equal are in the order of their creation.
struct ResultsOrder {
  private let order: ObjectOrder
  init(_ descriptors: [NSSortDescriptor]) { order = ObjectOrder(descriptors) }

  func isBefore(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
    switch order.compare(left, right) {
    case .orderedAscending: true
    case .orderedDescending: false
    case .orderedSame: left.objectID.serial < right.objectID.serial
    }
  }
  /// Returns two sorted lists as one.
  func merged(_ first: [NSManagedObject], _ second: [NSManagedObject]) -> [NSManagedObject] {
    var result: [NSManagedObject] = []
    result.reserveCapacity(first.count + second.count)
    var (left, right) = (first[...], second[...])
    while let a = left.first, let b = right.first {
      if isBefore(b, a) {
        result.append(b)
        right = right.dropFirst()
      } else {
        result.append(a)
        left = left.dropFirst()
      }
    }
    return result + left + right
  }
}
