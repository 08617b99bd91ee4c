/// A player of several items, one after another (Players.QU1…).
///
/// - Thread: main.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player for items.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    setQueue(items)
  }

  /// Returns the items that have not been played to their end, in order.
  open func items() -> [AVPlayerItem] { queue }

  /// Advances to the next item.
  open func advanceToNextItem() { advance(at: nil) }

  /// Returns whether an item can be inserted: it must be in no queue, and the other item in this
  /// one.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item after which it is inserted; nil for the end of the queue.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    guard item.player == nil else { return false }
    return afterItem.map { other in queue.contains { $0 === other } } ?? true
  }

  /// Inserts an item; one that cannot be inserted is ignored.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item after which it is inserted; nil for the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    var items = queue
    items.insert(item, at: place.map { $0 + 1 } ?? items.count)
    setQueue(items)
  }

  /// Removes an item; after the current one, the next one plays.
  open func remove(_ item: AVPlayerItem) { setQueue(queue.filter { $0 !== item }) }

  /// Removes all items, and stops.
  open func removeAllItems() { setQueue([]) }
}
