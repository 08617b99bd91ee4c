/// A migration of a store's objects to another model by a mapping model.
///
/// The objects of a migration have the class `NSManagedObject`, regardless of their entities'
/// classes.
// Source: CoreData.MG1–MG9
open class NSMigrationManager: NSObject {
  /// Creates a manager of two models without entities.
  public override init() {
    (sourceModel, destinationModel) = (NSManagedObjectModel(), NSManagedObjectModel())
    super.init()
  }

  /// Creates a manager for stores of two models.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }

  // MARK: Performing

  /// Migrates a store from the source model to the destination model (CoreData.MG1).
  ///
  /// A missing destination store is created; otherwise the instances are added to it.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    guard let mappings else {
      throw StoreError.make(
        NSMigrationMissingMappingModelError, "The migration has no mapping model.")
    }
    let source = MigratedStore(type: sStoreType, url: sourceURL, options: sOptions)
    let destination = MigratedStore(type: dStoreType, url: dURL, options: dOptions)
    performed = mappings
    setProgress(0)
    lock.withLock { cancellation = nil }
    if mappings.isInferred, usesStoreSpecificMigrationManager,
      destination.takesCopy(of: source)
    {
      try destination.migrateCopy(of: source, to: destinationModel)
      return setProgress(1)
    }
    defer { finish() }
    try MigrationRun(self, mappings, source, destination).perform()
    setProgress(1)
  }

  /// Migrates a store from the source model to the destination model (CoreData.MG1).
  ///
  /// A missing destination store is created; otherwise the instances are added to it.
  public func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
    options sourceOptions: [AnyHashable: Any]? = nil, mapping: NSMappingModel,
    to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  /// Whether a migration with inferred mappings is done in the store's file, without objects
  /// (CoreData.MG8).
  open var usesStoreSpecificMigrationManager = true

  /// Cancels the migration, which throws the error then (CoreData.MG7).
  ///
  /// - Thread: any.
  open func cancelMigrationWithError(_ error: any Error) {
    lock.withLock { cancellation = error }
  }

  /// Forgets the associations of source and destination instances.
  open func reset() { associations = [:] }

  // MARK: Watching

  /// The completed fraction of the migration, 0…1; it can be observed.
  open private(set) var migrationProgress: Float = 0

  /// The entity mapping in progress.
  open private(set) var currentEntityMapping = NSEntityMapping()

  // MARK: Models and contexts

  /// The model of the source store.
  open private(set) var sourceModel: NSManagedObjectModel

  /// The model of the destination store.
  open private(set) var destinationModel: NSManagedObjectModel

  /// The mapping model of the migration.
  open var mappingModel: NSMappingModel { performed }

  /// The context that reads the source.
  open private(set) lazy var sourceContext = Self.context(sourceModel)

  /// The context of the destination instances.
  open private(set) lazy var destinationContext = Self.context(destinationModel)

  /// Custom information, which policies may use.
  open var userInfo: [AnyHashable: Any]?

  // MARK: Instances

  /// Returns the source entity of a mapping; nil without one.
  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }

  /// Returns the destination entity of a mapping; nil without one.
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  /// Associates a source instance with a destination instance, so that relationships find it
  /// (CoreData.MG3).
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {
    associations[entityMapping.name ?? "", default: MigrationAssociations()]
      .add(sourceInstance, destinationInstance)
  }

  /// Returns the destination instances of a mapping for source instances, or all of them for nil.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    associations[mappingName]?.destinations(of: sourceInstances) ?? []
  }

  /// Returns the source instances of a mapping for destination instances, or all of them for nil.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    associations[mappingName]?.sources(of: destinationInstances) ?? []
  }

  // MARK: Internals

  private var associations: [String: MigrationAssociations] = [:]
  private var performed = NSMappingModel()
  private var cancellation: (any Error)?
  private let lock = NSLock()

  /// Returns a context with a coordinator for a model, whose objects have the class
  /// `NSManagedObject`.
  private static func context(_ model: NSManagedObjectModel) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(model, isForApp: false)
    context.hasPlainObjects = true
    context.retainsRegisteredObjects = true
    return context
  }

  /// Returns the destination instances of all mappings for the objects of a source relationship.
  func destinationInstances(
    of source: NSManagedObject, through key: String
  ) -> [NSManagedObject] {
    destinationInstances(of: source.links(key).order.compactMap(source.object))
  }

  /// Returns the destination instances of all mappings for source instances.
  func destinationInstances(of sources: [NSManagedObject]) -> [NSManagedObject] {
    sources.flatMap { target in
      associations.sorted { $0.key < $1.key }.flatMap { $0.value.destinations(of: [target]) }
    }
  }

  /// Records the mapping in progress.
  func begin(_ mapping: NSEntityMapping) { currentEntityMapping = mapping }

  func setProgress(_ progress: Float) {
    guard progress != migrationProgress else { return }
    willChangeValue(for: \.migrationProgress)
    migrationProgress = progress
    didChangeValue(for: \.migrationProgress)
  }

  /// Throws the error with which the migration was cancelled.
  func checkCancellation() throws {
    if let error = lock.withLock({ cancellation }) { throw error }
  }

  /// Releases the objects and the stores.
  private func finish() {
    reset()
    for context in [sourceContext, destinationContext] {
      context.reset()
      for store in context.coordinator?.persistentStores ?? [] {
        try? context.coordinator?.remove(store)
      }
    }
  }
}
