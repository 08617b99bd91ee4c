/// The results of a fetch request, in sections, updated when the objects of a context change.
// Source: CoreData.RC1–RC4
open class NSFetchedResultsController<ResultType: AnyObject>: NSObject {
  /// Creates a controller of a request without an order, as tests do that override its members.
  public override init() {
    fetchRequest = NSFetchRequest<ResultType>()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    (sectionNameKeyPath, cacheName) = (nil, nil)
    super.init()
  }

  /// Creates a controller, which has no results until it performs its fetch.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request, with an order.
  ///   - context: The context.
  ///   - sectionNameKeyPath: The key path of the sections' names; nil for one section.
  ///   - name: The name of a cache, which has no effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  deinit { observation.map(NotificationCenter.default.removeObserver) }

  /// The request.
  open private(set) var fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  open private(set) var managedObjectContext: NSManagedObjectContext
  /// The key path of the sections' names.
  open private(set) var sectionNameKeyPath: String?
  /// The name of the cache.
  open private(set) var cacheName: String?

  /// The delegate, which is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  /// Does nothing, since there are no caches.
  open class func deleteCache(withName name: String?) {}

  /// Fetches the objects (CoreData.RC1).
  open func performFetch() throws {
    guard fetchRequest.sortDescriptors != nil else {
      NSException(
        name: .invalidArgumentException,
        reason: "An instance of NSFetchedResultsController requires a fetch request with sort "
          + "descriptors"
      ).raise()
    }
    let objects = try managedObjectContext.fetch(fetchRequest)
    parts = grouped(objects)
    defer { sendSnapshot() }
    guard observation == nil else { return }
    let receiver = Receiver(controller: self)
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { notification in receiver.controller?.contextDidChange(notification) }
  }

  /// The objects; nil before a fetch.
  open var fetchedObjects: [ResultType]? { parts?.flatMap(\.members) }

  /// The sections; nil before a fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { parts }

  /// The initials of the sections' names.
  open var sectionIndexTitles: [String] {
    (parts ?? []).compactMap(\.indexTitle)
  }

  /// Returns the initial of a section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// Returns the section of an initial.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    parts?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Returns the object at an index path; an invalid index path traps.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let parts, parts.indices.contains(indexPath[0]),
      parts[indexPath[0]].members.indices.contains(indexPath[1])
    else {
      NSException(
        name: .invalidArgumentException, reason: "no object at index path \(indexPath)"
      ).raise()
    }
    return parts[indexPath[0]].members[indexPath[1]]
  }

  /// Returns the index path of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? { place(of: object, in: parts) }

  // MARK: Internals

  /// The controller, which is only used on the context's queue, like all its methods.
  ///
  /// Sendable because the object is used on the queue of the context.
  private struct Receiver: @unchecked Sendable {
    weak var controller: NSFetchedResultsController?
  }
  private var observation: (any NSObjectProtocol)?
  /// Whether the delegate lacks the method for snapshots; set by its default implementation.
  var delegateLacksSnapshots = false
  private var parts: [FetchedSection<ResultType>]?

  private func place(of object: AnyObject, in parts: [FetchedSection<ResultType>]?) -> IndexPath? {
    for (section, part) in (parts ?? []).enumerated() {
      if let item = part.members.firstIndex(where: { Self.isSame($0, object) }) {
        return IndexPath(indexes: [section, item])
      }
    }
    return nil
  }

  private static func isSame(_ one: AnyObject, _ other: AnyObject) -> Bool {
    one === other || (one as? NSManagedObjectID).map { $0.isEqual(other) } ?? false
  }

  /// Returns objects in sections of adjacent objects with the same section name.
  private func grouped(_ objects: [ResultType]) -> [FetchedSection<ResultType>] {
    guard let path = sectionNameKeyPath else { return [FetchedSection("", nil, objects)] }
    var parts: [FetchedSection<ResultType>] = []
    for object in objects {
      let value = (object as? NSObject)?.value(forKeyPath: path)
      let name = value.map { "\($0)" } ?? ""
      if let last = parts.last, last.name == name {
        last.members.append(object)
      } else {
        parts.append(FetchedSection(name, sectionIndexTitle(forSectionName: name), [object]))
      }
    }
    return parts
  }

  /// Fetches again after objects of the entity have changed, and reports the differences
  /// (CoreData.RC2).
  private func contextDidChange(_ notification: Notification) {
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    let changed = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let isAll = notification.userInfo?[NSInvalidatedAllObjectsKey] != nil
    guard let old = parts,
      let entity = fetchRequest.entityName.flatMap({
        managedObjectContext.coordinator?.managedObjectModel.entitiesByName[$0]
      }),
      isAll
        || changed.union(objects(NSInsertedObjectsKey)).union(objects(NSDeletedObjectsKey))
          .contains(where: { $0.entity.isKindOf(entity: entity) }),
      let fetched = try? managedObjectContext.fetch(fetchRequest)
    else { return }
    let new = grouped(fetched)
    let report = FetchedChanges(old, new, changed: changed)
    parts = new
    guard !report.isEmpty, !sendSnapshot(), let delegate else { return }
    let controller = controllerOfAnything
    delegate.controllerWillChangeContent(controller)
    report.send(to: delegate, controller)
    delegate.controllerDidChangeContent(controller)
  }

  /// The controller in the type that delegates receive: Objective-C does not distinguish the result
  /// types of controllers, which are all references.
  private var controllerOfAnything: NSFetchedResultsController<NSFetchRequestResult> {
    Swift.Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>
      .fromOpaque(Swift.Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }

  /// Passes the sections and identifiers to the delegate (CoreData.RC5).
  ///
  /// - Returns: Whether the delegate has the method.
  @discardableResult
  private func sendSnapshot() -> Bool {
    guard let delegate, let parts else { return false }
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.sections = parts.map { part in
      .init(
        id: AnyHashable(part.name),
        items: part.members.compactMap { member in
          ((member as? NSManagedObject)?.objectID ?? member as? NSManagedObjectID)
            .map { AnyHashable($0) }
        })
    }
    delegateLacksSnapshots = false
    delegate.controller(controllerOfAnything, didChangeContentWith: snapshot)
    return !delegateLacksSnapshots
  }
}
