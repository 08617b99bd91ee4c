import TactusVirtualTime

/// The base class of outputs of an item (Players.LE1…).
///
/// - Thread: main.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it.

  /// Whether the layer does not show what the output receives; false by default.
  open var suppressesPlayerRendering = false {
    didSet { item?.player?.updateLayers() }
  }

  /// Returns the item's time at a host time, which is the phone's time.
  ///
  /// - Parameter hostTimeInSeconds: The host time in seconds.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
    guard let item, hostTimeInSeconds.isFinite, let now = CMClock.hostTimeClock.time.nanoseconds
    else { return .invalid }
    let passed = hostTimeInSeconds * 1e9 - Double(now)
    let place = Double(item.place) + passed * (item.clock.isRunning ? item.clock.rate : 0)
    return CMTime(nanoseconds: Int64(min(max(place, 0), Double(item.end))))
  }

  /// The item to which the output was added.
  weak var item: AVPlayerItem?
}
