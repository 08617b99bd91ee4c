internal import TactusCrashReports

/// The type of a fetch's results.
///
/// On an iPhone it is a protocol of Objective-C, to which managed objects, their identifiers,
/// dictionaries and numbers conform, and `NSFetchRequest<NSFetchRequestResult>` uses it as a type
/// of its own. Only `AnyObject` can do both in Swift.
public typealias NSFetchRequestResult = AnyObject

/// A request of a context.
open class NSPersistentStoreRequest: NSObject {
  /// The stores to search; nil for all.
  open var affectedStores: [NSPersistentStore]?

  /// The type of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The description of a search for objects of an entity.
// Source: CoreData.FE1–FE7
open class NSFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest {
  /// Creates a request without an entity, which has to be set.
  public override init() { super.init() }

  /// Creates a request of the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  // MARK: Objects

  /// The entity.
  open var entity: NSEntityDescription? {
    get { chosenEntity ?? name.flatMap(OpenModels.entity) }
    set { chosenEntity = newValue }
  }

  /// The name of the entity.
  open var entityName: String? { name ?? chosenEntity?.name }

  /// Whether objects of subentities are included.
  open var includesSubentities = true

  /// The condition; nil for none.
  open var predicate: NSPredicate?

  /// The order; nil for that of the insertion.
  open var sortDescriptors: [NSSortDescriptor]?

  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0

  /// The number of leading results to skip.
  open var fetchOffset = 0

  /// The batch size of reading objects; without effect, since all are read at once.
  open var fetchBatchSize = 0

  /// Whether unsaved changes are included.
  open var includesPendingChanges = true

  // MARK: Results

  /// The type of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  /// Whether values are read on first use.
  open var returnsObjectsAsFaults = true

  /// Whether values are read together with the objects.
  open var includesPropertyValues = true

  /// Whether changed objects in memory are refreshed from the store; unchanged ones always are
  /// (CoreData.FE3).
  open var shouldRefreshRefetchedObjects = false

  /// The relationships to prefetch; without effect, since they are read on first use.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// The properties, or their names, in dictionaries; nil for all attributes.
  open var propertiesToFetch: [Any]?

  /// Whether duplicate dictionaries are omitted.
  open var returnsDistinctResults = false

  /// The properties, or their names, by whose values objects are grouped into one dictionary each.
  open var propertiesToGroupBy: [Any]?

  /// The condition on the dictionaries of groups.
  open var havingPredicate: NSPredicate?

  // MARK: Performing

  /// Returns the results of the request in the context whose closure is running (CoreData.FE8).
  ///
  /// - Throws: The errors of a fetch. Outside of a closure of a context it is an exception.
  open func execute() throws -> [ResultType] {
    guard let context = PerformingContext.current else {
      programmingError(
        "-[NSFetchRequest execute:] needs a context: call it in a block of performBlock:",
        exception: "NSInternalInconsistencyException")
    }
    return try context.fetch(self)
  }

  // MARK: Internals

  private var name: String?
  private var chosenEntity: NSEntityDescription?

  /// Returns a request for any results with the same properties.
  func copied() -> NSFetchRequest<NSFetchRequestResult> {
    let copy = NSFetchRequest<NSFetchRequestResult>()
    (copy.name, copy.chosenEntity) = (name, chosenEntity)
    (copy.includesSubentities, copy.predicate) = (includesSubentities, predicate)
    (copy.sortDescriptors, copy.fetchLimit) = (sortDescriptors, fetchLimit)
    (copy.fetchOffset, copy.fetchBatchSize) = (fetchOffset, fetchBatchSize)
    (copy.includesPendingChanges, copy.resultType) = (includesPendingChanges, resultType)
    (copy.returnsObjectsAsFaults, copy.propertiesToFetch) =
      (returnsObjectsAsFaults, propertiesToFetch)
    (copy.returnsDistinctResults, copy.propertiesToGroupBy) =
      (returnsDistinctResults, propertiesToGroupBy)
    (copy.havingPredicate, copy.affectedStores) = (havingPredicate, affectedStores)
    return copy
  }
}
