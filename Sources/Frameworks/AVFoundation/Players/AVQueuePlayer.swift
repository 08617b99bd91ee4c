/// A player of several items, one after the other (Players.QU1…).
///
/// - Thread: main.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    setQueue(items)
  }

  /// Returns the items that were not played to their end, in order.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes on with the next item.
  open func advanceToNextItem() { advance(at: nil) }

  /// Returns whether an item can be inserted: it is in no queue, and the other one is in this one.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item before it; nil for the end of the queue.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    guard item.player == nil else { return false }
    return afterItem.map { other in queue.contains { $0 === other } } ?? true
  }

  /// Inserts an item; one that cannot be inserted is ignored.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item before it; nil for the end of the queue.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { other in queue.firstIndex { $0 === other } }
    var items = queue
    items.insert(item, at: place.map { $0 + 1 } ?? items.count)
    setQueue(items)
  }

  /// Removes an item; if it is the current one, the next one follows.
  open func remove(_ item: AVPlayerItem) { setQueue(queue.filter { $0 !== item }) }

  /// Removes all items, and stops.
  open func removeAllItems() { setQueue([]) }
}
