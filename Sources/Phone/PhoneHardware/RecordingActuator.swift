import Synchronization

/// Keeps every sample it is given, for tests and for files.
public final class RecordingActuator: ClockedActuator {
  /// What this is and what it can do.
  public let identity: ActuatorDescription

  /// Makes one.
  ///
  /// - Parameter address: What to call it in descriptions and errors.
  /// - Parameter sampleRate: Frames a second that sources must give.
  /// - Parameter latency: Time from a frame's rendering to its leaving, as a real device has it.
  /// - Parameter longest: Seconds it keeps at most; then playing ends with `full`. An hour of 48,000
  ///   frames a second takes 2 GB.
  public init(
    _ address: ActuatorAddress = ActuatorAddress(family: "record"), sampleRate: Double = 48_000,
    latency: Duration = .zero, longest: Double = 3600
  ) {
    identity = ActuatorDescription(
      address, title: "Recorder: keeps every sample", abilities: [.drive, .sound, .recording],
      isUsual: true)
    let kept = Kept(sampleRate: sampleRate)
    self.kept = kept
    let limit = Int((min(longest, 1e9) * sampleRate).rounded(.down))
    clockwork = Clockwork(
      device: address.description, sampleRate: sampleRate, latency: latency,
      reset: { kept.recording.withLock { $0 = SignalRecording(sampleRate: sampleRate) } },
      sink: { block, count throws(ActuatorError) in
        if kept.append(block, count, limit: limit) < count {
          throw .full(device: address.description, seconds: longest)
        }
      })
  }

  /// Frames a second that sources must give.
  public var sampleRate: Double { clockwork.sampleRate }
  /// How far playing has come.
  public var progress: PlaybackProgress { clockwork.progress }
  /// What was rendered since the last `start` and not taken since; what a stop or a flush threw away
  /// is still in it.
  public var recording: SignalRecording { kept.recording.withLock { $0 } }

  /// Hands over what was recorded so far and forgets it, so that a long recording costs no memory.
  public func take() -> SignalRecording {
    kept.recording.withLock { recording in
      defer { recording = SignalRecording(sampleRate: recording.sampleRate) }
      return recording
    }
  }

  /// Begins to play a source, as the contract says, and forgets what was recorded before.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try clockwork.start(source, whenOver: whenOver)
  }

  /// Ends playing at once; what was recorded stays.
  public func stop() { clockwork.stop() }

  /// Skips what was rendered and not played yet.
  public func flush() { clockwork.flush() }

  /// Lets time pass.
  public func advance(to instant: PhoneInstant) { clockwork.advance(to: instant) }

  // MARK: Internals

  private final class Kept: Sendable {
    let recording: Mutex<SignalRecording>

    init(sampleRate: Double) {
      recording = Mutex(SignalRecording(sampleRate: sampleRate))
    }

    func append(_ block: PlaybackBlock, _ count: Int, limit: Int) -> Int {
      recording.withLock { recording in
        let taken = min(count, limit - recording.frameCount)
        recording.append(block, taken)
        return taken
      }
    }
  }

  private let kept: Kept
  private let clockwork: Clockwork
}
