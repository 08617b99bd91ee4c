import TactusVirtualTime

/// A renderer that plays an app's audio samples, each at its time.
///
/// It plays while a synchronizer that has it is running (Players.QR8…).
///
/// - Thread: any; all its properties are constants.
open class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering,
  @unchecked Sendable
{
  // The queue has a lock.

  /// Creates a renderer without samples.
  public override init() {
    samples = SoundQueue()
    super.init()
    samples.onFlush = { [weak self] time in self?.wasFlushed(at: time) }
    samples.changeStatus = { [weak self] change in
      self?.willChangeValue(for: \.status)
      change()
      self?.didChangeValue(for: \.status)
    }
  }

  // MARK: Configuration

  /// The volume, 0…1.
  open var volume: Float {
    get { samples.settings.volume }
    set { samples.settings.volume = newValue.isFinite ? min(max(newValue, 0), 1) : 0 }
  }

  /// Whether the renderer is muted.
  open var isMuted: Bool {
    get { samples.settings.isMuted }
    set { samples.settings.isMuted = newValue }
  }

  /// The time-pitch algorithm for rates other than 1 (Players.QR8).
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { samples.settings.keepsPitch ? .timeDomain : .varispeed }
    set { samples.settings.keepsPitch = newValue != .varispeed }
  }

  // MARK: Enqueuing

  /// The timebase of the synchronizer; without one, a stopped timebase.
  open var timebase: CMTimebase { samples.timebase }

  /// Enqueues linear PCM samples; others cause a failure (Players.QR4).
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {
    let changes = status != .rendering
    if changes { willChangeValue(for: \.status) }
    samples.append(sampleBuffer)
    if changes { didChangeValue(for: \.status) }
  }

  /// Removes the pending samples.
  open func flush() {
    willChangeValue(for: \.status)
    samples.removeAll()
    didChangeValue(for: \.status)
  }

  /// Removes the pending samples from a time on.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: Called with whether samples were removed; false if all of them have
  ///     already been rendered.
  open func flush(
    fromSourceTime time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(samples.remove(from: time)) }

  /// Removes the pending samples from a time on.
  ///
  /// - Returns: Whether samples were removed; false if all of them have already been rendered.
  open func flush(fromSourceTime time: CMTime) async -> Bool { samples.remove(from: time) }

  /// Whether more samples should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { samples.wantsSamples }

  /// Calls a closure on a queue whenever more samples should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) { samples.request.start(on: queue, using: block, for: samples) }

  /// Stops calling the closure.
  open func stopRequestingMediaData() { samples.request.stop() }

  /// Whether there are pending samples.
  open var hasSufficientMediaDataForReliablePlaybackStart: Bool { !samples.isEmpty }

  // MARK: Observing

  /// The state.
  open var status: AVQueuedSampleBufferRenderingStatus { samples.status }
  /// The reason for the state `failed`.
  open var error: (any Error)? { samples.error }

  // MARK: Internals

  private let samples: SoundQueue

  private func wasFlushed(at time: CMTime) {
    NotificationCenter.default.post(
      name: .AVSampleBufferAudioRendererWasFlushedAutomatically, object: self,
      userInfo: [AVSampleBufferAudioRendererFlushTimeKey: NSValue(time: time)])
  }
}

extension AVSampleBufferAudioRenderer: SynchronizedRenderer {
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    samples.follow(timebase, onData: onData)
  }

  func run(_ course: RenderingCourse?) { samples.run(course) }

  var needsLead: Bool { true }
}
