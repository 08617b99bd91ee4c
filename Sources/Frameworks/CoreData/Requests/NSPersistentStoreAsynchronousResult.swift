/// The result of an asynchronous request.
// Source: CoreData.BA4
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// Creates a result in a context of its own, without progress.
  public override init() {
    (managedObjectContext, progress) = (NSManagedObjectContext(), nil)
    super.init()
  }

  /// Creates a result, whose progress is a child of the current one of the thread.
  init(_ context: NSManagedObjectContext, unitCount: Int) {
    managedObjectContext = context
    progress = Progress.current().map { _ in Progress(totalUnitCount: Int64(unitCount)) }
  }

  /// The context.
  open private(set) var managedObjectContext: NSManagedObjectContext

  /// The error of the request; nil if it has not failed.
  open internal(set) var operationError: Error?

  /// The progress, if the thread had a current one when the request was executed.
  open private(set) var progress: Progress?

  /// Cancels the request; its closure is then not called.
  open func cancel() { isCancelled = true }

  // MARK: Internals

  var isCancelled = false

  /// Completes the progress with the number of results.
  func complete(_ count: Int) {
    progress?.totalUnitCount = Int64(count)
    progress?.completedUnitCount = Int64(count)
  }
}
