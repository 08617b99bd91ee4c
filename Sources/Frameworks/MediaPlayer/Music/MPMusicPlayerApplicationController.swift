import TactusVirtualTime

/// A queue of a player of music.
@MainActor
open class MPMusicPlayerControllerQueue: NSObject {
  init(_ items: [MPMediaItem]) { self.items = items }

  /// The items in the order in which they play.
  open fileprivate(set) var items: [MPMediaItem]
}

/// A queue of a player of music while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  /// Inserts items.
  ///
  /// - Parameters:
  ///   - queueDescriptor: The items.
  ///   - item: The item before them; nil for the beginning.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
    let place = item.flatMap { other in items.firstIndex { $0 === other } }
    items.insert(contentsOf: queueDescriptor.items, at: place.map { $0 + 1 } ?? 0)
  }

  /// Removes an item.
  open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}

/// The player of music of an app, whose queue can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Changes the queue; the present item goes on if it stays (MediaLibrary.MU3).
  ///
  /// - Parameters:
  ///   - queueTransaction: Changes the queue.
  ///   - completionHandler: Called on the main actor with the new queue.
  open func perform(
    queueTransaction: (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler:
      @escaping @MainActor @Sendable (
        MPMusicPlayerControllerQueue, (any Error)?
      ) -> Void
  ) {
    let changed = MPMusicPlayerControllerMutableQueue(queue.items)
    queueTransaction(changed)
    let item = queue.item
    change { $0.set(changed.items, first: item) }
    PhoneTime.runLater { completionHandler(changed, nil) }
  }
}
