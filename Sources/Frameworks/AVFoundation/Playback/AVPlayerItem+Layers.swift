extension AVPlayerItem {
  /// A layer that follows the item's time.
  struct Follower {
    weak var layer: AVSynchronizedLayer?
  }

  /// Makes a layer follow the item's time (Players.LA3).
  func add(_ layer: AVSynchronizedLayer) {
    remove(layer)
    followers.append(Follower(layer: layer))
    layer.follow(clock, now: now)
  }

  /// Stops a layer from following the item's time.
  func remove(_ layer: AVSynchronizedLayer) {
    followers.removeAll { $0.layer == nil || $0.layer === layer }
  }
}
