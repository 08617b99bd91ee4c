import TactusVirtualTime

/// A renderer that lets an app's samples of sound be heard, each at its time.
///
/// It is heard when a synchronizer has it, whose time runs (Players.QR8…).
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

  /// Whether nothing is heard.
  open var isMuted: Bool {
    get { samples.settings.isMuted }
    set { samples.settings.isMuted = newValue }
  }

  /// The treatment of the pitch at other rates than 1 (Players.QR8).
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
    get { samples.settings.keepsPitch ? .timeDomain : .varispeed }
    set { samples.settings.keepsPitch = newValue != .varispeed }
  }

  // MARK: Enqueuing

  /// The timebase of the synchronizer; without one, a timebase that stands.
  open var timebase: CMTimebase { samples.timebase }

  /// Adds samples of linear PCM; others fail (Players.QR4).
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {
    let changes = status != .rendering
    if changes { willChangeValue(for: \.status) }
    samples.append(sampleBuffer)
    if changes { didChangeValue(for: \.status) }
  }

  /// Removes the samples that wait.
  open func flush() {
    willChangeValue(for: \.status)
    samples.removeAll()
    didChangeValue(for: \.status)
  }

  /// Removes the samples that wait from a time on.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: Called with whether samples from there on were removed, which were not
  ///     rendered yet; otherwise nothing has changed.
  open func flush(
    fromSourceTime time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) { completionHandler(samples.remove(from: time)) }

  /// Removes the samples that wait from a time on.
  ///
  /// - Returns: Whether samples from there on were removed, which were not rendered yet.
  open func flush(fromSourceTime time: CMTime) async -> Bool { samples.remove(from: time) }

  /// Whether more samples should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { samples.wantsSamples }

  /// Calls a function on a queue whenever more samples should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) { samples.request.start(on: queue, using: block, for: samples) }

  /// Ends the calls of the function.
  open func stopRequestingMediaData() { samples.request.stop() }

  /// Whether samples wait.
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
