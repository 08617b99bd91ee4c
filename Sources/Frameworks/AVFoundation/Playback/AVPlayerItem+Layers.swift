extension AVPlayerItem {
  /// A layer that has the item's time.
  struct Follower {
    weak var layer: AVSynchronizedLayer?
  }

  /// Lets a layer follow the item's time (Players.LA3).
  func add(_ layer: AVSynchronizedLayer) {
    remove(layer)
    followers.append(Follower(layer: layer))
    layer.follow(clock, now: now)
  }

  /// Ends that a layer follows the item's time.
  func remove(_ layer: AVSynchronizedLayer) {
    followers.removeAll { $0.layer == nil || $0.layer === layer }
  }
}
