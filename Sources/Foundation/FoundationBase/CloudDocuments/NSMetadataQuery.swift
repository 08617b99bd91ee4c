/// A search for documents in iCloud.
///
/// The phone has no iCloud account, so a query gathers nothing: it starts, says so, and finishes
/// gathering without results.
///
/// Steps CloudDocuments.CD1–CloudDocuments.CD3.
///
/// - Thread: any; a lock guards its state, and the app sets the delegate and the predicate
///   beforehand.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var isRunning = false
  private var gathersNow = false
  private var run = 0

  /// Creates a query.
  public override init() { super.init() }

  /// The delegate.
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// The predicate that the documents meet; a query without one does not start.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The attributes whose values the query counts.
  open var valueListAttributes: [String] = []
  /// The attributes that group the results.
  open var groupingAttributes: [String]?
  /// The seconds between notifications of changes.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The places that are searched.
  open var searchScopes: [Any] = []
  /// The items that are searched instead of places.
  open var searchItems: [Any]?
  /// The queue of the notifications; otherwise they are posted on the thread that starts the query.
  open var operationQueue: OperationQueue?

  /// Starts the query; returns whether the query was not running and has a predicate.
  @discardableResult
  open func start() -> Bool {
    guard predicate != nil else { return false }
    let current: Int? = lock.withLock {
      guard !isRunning else { return nil }
      isRunning = true
      gathersNow = true
      run += 1
      return run
    }
    guard let current else { return false }
    later { query in
      guard query.isCurrent(current) else { return }
      query.post(.NSMetadataQueryDidStartGathering)
      query.later { query in
        guard query.isCurrent(current) else { return }
        query.lock.withLock { query.gathersNow = false }
        query.post(.NSMetadataQueryDidFinishGathering)
      }
    }
    return true
  }

  /// Stops the query.
  open func stop() {
    lock.withLock {
      isRunning = false
      gathersNow = false
    }
  }

  /// Whether the query was started and not stopped.
  open var isStarted: Bool { lock.withLock { isRunning } }
  /// Whether the query gathers its first results.
  open var isGathering: Bool { lock.withLock { gathersNow } }
  /// Whether the query is stopped.
  open var isStopped: Bool { lock.withLock { !isRunning } }

  /// Stops updates of the results; does nothing, since there are none.
  open func disableUpdates() {}
  /// Allows updates of the results; does nothing, since there are none.
  open func enableUpdates() {}

  /// The results.
  open var results: [Any] { [] }
  /// The number of results.
  open var resultCount: Int { results.count }
  /// The results in groups.
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }
  /// The values of attributes, with the number of results that have each.
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] {
    Dictionary(valueListAttributes.map { ($0, []) }) { first, _ in first }
  }

  /// Returns a result; traps for an index beyond the last one.
  open func result(at idx: Int) -> Any { results[idx] }

  /// Calls a block with each result.
  open func enumerateResults(
    _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateResults(options: [], using: block)
  }

  /// Calls a block with each result, in an order.
  open func enumerateResults(
    options opts: NSEnumerationOptions = [],
    using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let places = results.indices
    var stops: ObjCBool = false
    for place in opts.contains(.reverse) ? Array(places.reversed()) : Array(places) {
      block(results[place], place, &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the index of a result; `NSNotFound` for another object.
  open func index(ofResult result: Any) -> Int {
    results.firstIndex { ($0 as AnyObject) === (result as AnyObject) } ?? NSNotFound
  }

  /// Returns the value of an attribute of a result.
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? {
    (result(at: idx) as? NSMetadataItem)?.value(forAttribute: attrName)
  }

  private func isCurrent(_ number: Int) -> Bool { lock.withLock { isRunning && run == number } }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Calls a block on the queue of the query, or in the next turn of the thread's run loop.
  private func later(_ block: @escaping @Sendable (NSMetadataQuery) -> Void) {
    if let operationQueue {
      operationQueue.addOperation { block(self) }
    } else {
      RunLoop.current.perform(inModes: [.common]) { block(self) }
    }
  }
}
