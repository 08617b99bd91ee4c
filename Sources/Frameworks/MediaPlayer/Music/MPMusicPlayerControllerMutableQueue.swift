/// The queue of a music player during a change.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  /// Inserts items.
  ///
  /// - Parameters:
  ///   - queueDescriptor: The items.
  ///   - item: The item after which they are inserted; nil for the beginning.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
    let place = item.flatMap { other in items.firstIndex { $0 === other } }
    items.insert(contentsOf: queueDescriptor.items, at: place.map { $0 + 1 } ?? 0)
  }

  /// Removes an item.
  open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}
