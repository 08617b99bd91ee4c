import TactusVirtualTime

/// A receiver of what an item plays; the base class of such receivers (Players.LE1…).
///
/// - Thread: main.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it.

  /// Whether the layer leaves out what the output receives; false by default.
  open var suppressesPlayerRendering = false {
    didSet { item?.player?.updateLayers() }
  }

  /// Returns the item's time at a time of the host's clock, which is the phone's.
  ///
  /// - Parameter hostTimeInSeconds: The time of the host in seconds.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
    guard let item, hostTimeInSeconds.isFinite, let now = CMClock.hostTimeClock.time.nanoseconds
    else { return .invalid }
    let passed = hostTimeInSeconds * 1e9 - Double(now)
    let place = Double(item.place) + passed * (item.clock.isRunning ? item.clock.rate : 0)
    return CMTime(nanoseconds: Int64(min(max(place, 0), Double(item.end))))
  }

  /// The item that the output was added to.
  weak var item: AVPlayerItem?
}
