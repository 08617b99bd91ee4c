/// The items of a music player in playing order, with the index of the current one.
struct MusicQueue {
  /// The items in the order in which they play.
  private(set) var items: [MPMediaItem] = []
  /// The index of the current item; nil past the end and in an empty queue.
  private(set) var place: Int?

  /// The current item.
  var item: MPMediaItem? { place.map { items[$0] } }

  /// The order.
  var shuffle = MPMusicShuffleMode.off {
    didSet { if shuffle != oldValue { arrange(keeping: item) } }
  }

  /// Replaces the items.
  mutating func set(_ items: [MPMediaItem], first: MPMediaItem?) {
    given = items
    arrange(keeping: first)
  }

  /// Inserts items after the current one, or at the end.
  mutating func insert(_ new: [MPMediaItem], isNext: Bool) {
    let index = isNext ? place.map { $0 + 1 } ?? 0 : items.count
    items.insert(contentsOf: new, at: index)
    given += new
    if place == nil, !items.isEmpty { place = 0 }
  }

  /// Moves on by a number of items.
  ///
  /// - Parameter wraps: Whether the first item follows the last one.
  mutating func move(by count: Int, wraps: Bool) {
    guard let place, !items.isEmpty else { return }
    let next = place + count
    if items.indices.contains(next) {
      self.place = next
    } else if wraps {
      self.place = (next % items.count + items.count) % items.count
    } else {
      self.place = next < 0 ? 0 : nil
    }
  }

  /// Moves to an item; one that is not in the queue is ignored.
  mutating func go(to item: MPMediaItem) {
    place = items.firstIndex { $0.persistentID == item.persistentID } ?? place
  }

  /// Moves to the first item.
  mutating func restart() { place = items.isEmpty ? nil : 0 }

  // MARK: Internals

  /// The items in the order of the app.
  private var given: [MPMediaItem] = []

  /// Puts the items in their order (MediaLibrary.MU4).
  private mutating func arrange(keeping first: MPMediaItem?) {
    func key(_ text: String) -> UInt64 { MPMediaEntity.identifier(of: "shuffled \(text)") }
    items =
      switch shuffle {
      case .songs:
        given.sorted { key("\($0.persistentID)") < key("\($1.persistentID)") }
      case .albums:
        given.enumerated().sorted { left, right in
          let (first, second) = (
            key("\(left.element.albumPersistentID)"), key("\(right.element.albumPersistentID)")
          )
          return (first, left.offset) < (second, right.offset)
        }.map(\.element)
      default: given
      }
    place = items.isEmpty ? nil : 0
    if let first { go(to: first) }
  }
}
