/// A description of what a player of music plays.
///
/// - Thread: any; all its properties are constants.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
  // Used on the main thread only.

  override init() { super.init() }

  /// The items.
  var items: [MPMediaItem] { [] }
  /// The first item to play; nil for the first one of the queue.
  var first: MPMediaItem? { nil }
}
