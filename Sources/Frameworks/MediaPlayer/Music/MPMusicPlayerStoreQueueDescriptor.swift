/// A descriptor of items of a store; always empty, since the phone has none.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// Creates a description of items by their identifiers in the store.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }

  /// The identifiers.
  open var storeIDs: [String]?
  /// The identifier of the first item to play; nil for the first one of the queue.
  open var startItemID: String?

  /// Sets the time in seconds at which an item begins; it has no effect.
  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
    starts[storeID] = startTime
  }

  /// Sets the time in seconds at which an item ends; it has no effect.
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {
    ends[storeID] = endTime
  }

  // MARK: Internals

  private var starts: [String: TimeInterval] = [:]
  private var ends: [String: TimeInterval] = [:]
}
