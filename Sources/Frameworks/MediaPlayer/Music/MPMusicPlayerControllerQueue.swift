/// A queue of a player of music.
@MainActor
open class MPMusicPlayerControllerQueue: NSObject {
  init(_ items: [MPMediaItem]) { self.items = items }

  /// The items in the order in which they play.
  open internal(set) var items: [MPMediaItem]
}
