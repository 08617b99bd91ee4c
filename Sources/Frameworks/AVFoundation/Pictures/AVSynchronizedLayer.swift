import TactusThreads
import TactusVirtualTime

/// A layer with the time of a player's item, which animations of its sublayers follow
/// (Players.LA3).
///
/// - Thread: main.
open class AVSynchronizedLayer: CALayer {
  /// Creates a layer without an item.
  public override init() { super.init() }

  /// Creates a layer that follows an item.
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
    // Property observers are not called within an initializer.
    playerItem.add(self)
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive, without an item.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The item whose time the layer follows; nil for the phone's time.
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

  /// The number of changes of the clock so far, so that earlier timers end.
  private var courses = 0

  /// Follows the clock of an item.
  ///
  /// - Parameters:
  ///   - clock: The clock; it is stopped before its start.
  ///   - now: The phone's time in nanoseconds.
  func follow(_ clock: ItemClock, now: Int64) {
    courses += 1
    let start = clock.start ?? now
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    timeOffset = Double(clock.position) / 1e9
    // Layers follow the phone's time.
    beginTime = clock.isRunning ? Double(start) / 1e9 : 0
    speed = clock.isRunning && start <= now ? Float(clock.rate) : 0
    CATransaction.commit()
    guard start > now else { return }
    let (me, course, rate) = (WeakReference(self), courses, Float(clock.rate))
    PhoneTime.run(after: Double(start - now) / 1e9) {
      guard let layer = me.object, layer.courses == course else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.speed = rate
      CATransaction.commit()
    }
  }
}
