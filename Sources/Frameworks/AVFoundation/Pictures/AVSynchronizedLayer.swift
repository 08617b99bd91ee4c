/// A layer whose time is that of a player's item, so that animations of its sublayers follow it.
///
/// Steps Players.LA3.
///
/// - Thread: main.
open class AVSynchronizedLayer: CALayer {
  /// Creates a layer without an item.
  public override init() { super.init() }

  /// Creates a layer that follows an item.
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
    // Within an initializer the property's observers are not called.
    playerItem.add(self)
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive, without an item.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The item whose time the layer has; nil for the phone's time.
  open var playerItem: AVPlayerItem? {
    didSet {
      guard playerItem !== oldValue else { return }
      oldValue?.remove(self)
      if let playerItem {
        playerItem.add(self)
      } else {
        (beginTime, timeOffset, speed) = (0, 0, 1)
      }
    }
  }

  // MARK: Internals

  /// Takes over the course of an item's time.
  func follow(_ clock: ItemClock) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    timeOffset = Double(clock.position) / 1e9
    // The phone's time is that of layers.
    beginTime = Double(clock.start ?? 0) / 1e9
    speed = Float(clock.start == nil ? 0 : clock.rate)
    CATransaction.commit()
  }
}
