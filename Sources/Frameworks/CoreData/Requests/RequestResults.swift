/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that changes many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchDeleteRequestResultType
}

/// The result of a request that updates many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchUpdateRequestResultType
}

/// The result of a request that inserts many objects.
open class NSBatchInsertResult: NSPersistentStoreResult {
  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  public let result: Any?
  /// The kind of result.
  public let resultType: NSBatchInsertRequestResultType
}

/// A request whose results a closure receives later.
open class NSAsynchronousFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest {
  /// The closure that receives the result.
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void

  /// Creates a request.
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion?) {
    (fetchRequest, completionBlock) = (request, blk)
  }

  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// The closure that receives the result, on the context's queue.
  public let completionBlock: Completion?

  /// The number of results that the app expects, for the progress.
  open var estimatedResultCount = 0
}

/// The result of a request that is still performed, or was.
open class NSAsynchronousFetchResult<ResultType: AnyObject>: NSPersistentStoreAsynchronousResult {
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context, unitCount: request.estimatedResultCount)
  }

  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>

  /// The results; nil until the request was performed.
  open internal(set) var finalResult: [ResultType]?
}
