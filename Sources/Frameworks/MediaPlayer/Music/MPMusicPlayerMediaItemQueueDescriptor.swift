/// A description of a queue of items of the media library.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable
{
  /// Creates a description of the items of a query.
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
    super.init()
  }

  /// Creates a description of the items of a collection.
  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
    super.init()
  }

  /// The query; one of all items for a collection.
  public let query: MPMediaQuery
  /// The items.
  public let itemCollection: MPMediaItemCollection
  /// The first item to play; nil for the first one of the queue.
  open var startItem: MPMediaItem?

  /// Sets the time in seconds at which an item begins.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
    starts[mediaItem.persistentID] = startTime
  }

  /// Sets the time in seconds at which an item ends.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
    ends[mediaItem.persistentID] = endTime
  }

  // MARK: Internals

  private(set) var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
  private(set) var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]

  override var items: [MPMediaItem] { itemCollection.items }
  override var first: MPMediaItem? { startItem }
}
