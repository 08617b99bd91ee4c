/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Creates a result of nothing.
  public override init() {
    (result, resultType) = (nil, .resultTypeStatusOnly)
    super.init()
  }

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  open private(set) var result: Any?
  /// The type of the result.
  open private(set) var resultType: NSBatchDeleteRequestResultType
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Creates a result of nothing.
  public override init() {
    (result, resultType) = (nil, .statusOnlyResultType)
    super.init()
  }

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  open private(set) var result: Any?
  /// The type of the result.
  open private(set) var resultType: NSBatchUpdateRequestResultType
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Creates a result of nothing.
  public override init() {
    (result, resultType) = (nil, .statusOnly)
    super.init()
  }

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    (self.result, resultType) = (result, type)
  }
  /// True, the identifiers, or the number.
  open private(set) var result: Any?
  /// The type of the result.
  open private(set) var resultType: NSBatchInsertRequestResultType
}

/// A fetch request whose results are passed to a closure asynchronously.
open class NSAsynchronousFetchRequest<ResultType: AnyObject>: NSPersistentStoreRequest {
  /// The closure that receives the result.
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void

  /// Creates a request for any objects, without a closure.
  public override init() {
    (fetchRequest, completionBlock) = (NSFetchRequest<ResultType>(), nil)
    super.init()
  }

  /// Creates a request.
  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion?) {
    (fetchRequest, completionBlock) = (request, blk)
  }

  /// The request.
  open private(set) var fetchRequest: NSFetchRequest<ResultType>

  /// The closure that receives the result, on the context's queue.
  open private(set) var completionBlock: Completion?

  /// The expected number of results, for the progress.
  open var estimatedResultCount = 0
}

/// The result of an asynchronous fetch request.
open class NSAsynchronousFetchResult<ResultType: AnyObject>: NSPersistentStoreAsynchronousResult {
  /// Creates a result without objects, of no request.
  public override init() {
    fetchRequest = NSAsynchronousFetchRequest<ResultType>()
    super.init()
  }

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context, unitCount: request.estimatedResultCount)
  }

  /// The request.
  open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>

  /// The results; nil until the request was performed.
  open internal(set) var finalResult: [ResultType]?
}
