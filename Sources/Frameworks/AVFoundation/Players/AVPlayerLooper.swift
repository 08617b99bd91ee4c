import TactusVirtualTime

/// Loops an item in a queue player without a gap (Players.LO1…).
///
/// - Thread: main.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it, as the documentation demands.

  /// The states of a looper.
  public enum Status: Int, Sendable {
    /// The looper is not ready.
    case unknown = 0
    /// The looper repeats.
    case ready = 1
    /// The item cannot be repeated.
    case failed = 2
    /// `disableLooping()` was called.
    case cancelled = 3
  }

  /// Creates a looper, which replaces the items of the player with copies of an item.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - itemToLoop: The item, which is not played itself.
  ///   - loopRange: The time range to loop; invalid for the whole item.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    (self.player, template, range) = (player, itemToLoop, loopRange)
    super.init()
    player.setQueue((0..<Self.copies).map { _ in copy() })
    status = .ready
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, let item = notification.object as? AVPlayerItem else { return }
      ended(item)
    }
  }

  /// Creates a looper for a whole item.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// The state.
  open private(set) var status = Status.unknown
  /// The reason for the state `failed`.
  open var error: (any Error)? { copiesInQueue.lazy.compactMap(\.error).first }
  /// The number of repetitions so far.
  open private(set) var loopCount = 0
  /// The copies in the queue.
  open var loopingPlayerItems: [AVPlayerItem] { copiesInQueue }

  /// Stops looping; the current repetition plays to its end.
  open func disableLooping() {
    guard status == .ready else { return }
    status = .cancelled
    if let player, let current = player.currentItem { player.setQueue([current]) }
  }

  // MARK: Internals

  /// The number of copies in the queue.
  ///
  /// - Source: documented that there are at least three.
  private static let copies = 3

  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  private let range: CMTimeRange
  private var copiesInQueue: [AVPlayerItem] = []
  private var observer: (any NSObjectProtocol)?

  private func copy() -> AVPlayerItem {
    let item = AVPlayerItem(asset: template.asset)
    item.audioTimePitchAlgorithm = template.audioTimePitchAlgorithm
    item.forwardPlaybackEndTime = range.isValid ? range.end : template.forwardPlaybackEndTime
    if range.isValid { item.seek(to: range.start) }
    copiesInQueue.append(item)
    // It is loaded before it plays, so that there is no gap.
    item.load()
    return item
  }

  private func ended(_ item: AVPlayerItem) {
    guard copiesInQueue.contains(where: { $0 === item }) else { return }
    copiesInQueue.removeAll { $0 === item }
    guard status == .ready, let player else { return }
    loopCount += 1
    player.insert(copy(), after: nil)
  }
}
