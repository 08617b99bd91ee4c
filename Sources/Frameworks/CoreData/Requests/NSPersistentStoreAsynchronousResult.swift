/// The result of a request that is performed later.
// Source: CoreData.BA4
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// Creates a result in a context of its own, without progress.
  public override init() {
    (managedObjectContext, progress) = (NSManagedObjectContext(), nil)
    super.init()
  }

  /// Creates a result, whose progress is a part of the current one of the thread.
  init(_ context: NSManagedObjectContext, unitCount: Int) {
    managedObjectContext = context
    progress = Progress.current().map { _ in Progress(totalUnitCount: Int64(unitCount)) }
  }

  /// The context.
  open private(set) var managedObjectContext: NSManagedObjectContext

  /// The error with which the request has failed.
  open internal(set) var operationError: Error?

  /// The progress, if the thread had a current one when the request was executed.
  open private(set) var progress: Progress?

  /// Cancels the request, whose closure is not called then.
  open func cancel() { isCancelled = true }

  // MARK: Internals

  var isCancelled = false

  /// Completes the progress with the number of results.
  func complete(_ count: Int) {
    progress?.totalUnitCount = Int64(count)
    progress?.completedUnitCount = Int64(count)
  }
}
