/// A model, its coordinator and a context for the main queue.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
// Source: CoreData.PC1–PC3
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// Creates a container for the model of a name in the app's bundles (CoreData.PC1).
  ///
  /// Without such a model the container is empty, as on an iPhone, which standard error reports.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.mainModel(named: name))
  }

  /// Returns the model with a name in the app's bundles; an empty one if there is none.
  static func mainModel(named name: String) -> NSManagedObjectModel {
    let model = ModelFile.find(name, in: ModelFile.appBundles).flatMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    if model == nil {
      FileHandle.standardError.write(
        Data("CoreData: error: Failed to load model named \(name)\n".utf8))
    }
    return model ?? NSManagedObjectModel()
  }

  /// Creates a container for a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    super.init()
    let file = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
  }

  /// Returns the folder of stores: Application Support of the app (CoreData.PC2).
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The name.
  public let name: String

  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// The stores to load: one in a file with the container's name, unless the app sets others.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

  /// Loads the stores, and calls a closure for each (CoreData.PC3).
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      if let file = description.url, file.isFileURL, file.path != "/dev/null",
        description.type != NSInMemoryStoreType, !description.isReadOnly
      {
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(
        with: description, completionHandler: block)
    }
  }

  /// Returns a new context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a closure asynchronously on the queue of a new context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a closure on the queue of a new context, and returns its result.
  public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) -> Result in try block(context) }
  }
}
