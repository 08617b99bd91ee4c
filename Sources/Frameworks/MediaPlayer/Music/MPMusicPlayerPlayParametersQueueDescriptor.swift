/// A descriptor of items of a streaming service; always empty, since the phone has none.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor,
  @unchecked Sendable
{
  /// Creates a description of items.
  public init(playParametersQueue: [MPMusicPlayerPlayParameters]) {
    self.playParametersQueue = playParametersQueue
    super.init()
  }

  /// The items.
  open var playParametersQueue: [MPMusicPlayerPlayParameters]
  /// The first item to play; nil for the first one of the queue.
  open var startItemPlayParameters: MPMusicPlayerPlayParameters?

  /// Sets the time in seconds at which an item begins; it has no effect.
  open func setStartTime(
    _ startTime: TimeInterval, for playParameters: MPMusicPlayerPlayParameters
  ) { starts[ObjectIdentifier(playParameters)] = startTime }

  /// Sets the time in seconds at which an item ends; it has no effect.
  open func setEndTime(_ endTime: TimeInterval, for playParameters: MPMusicPlayerPlayParameters) {
    ends[ObjectIdentifier(playParameters)] = endTime
  }

  // MARK: Internals

  private var starts: [ObjectIdentifier: TimeInterval] = [:]
  private var ends: [ObjectIdentifier: TimeInterval] = [:]
}
