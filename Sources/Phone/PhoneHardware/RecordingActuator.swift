import Synchronization
import TactusPhoneTypes

/// An actuator that records every sample, for tests and files.
public final class RecordingActuator: ClockedActuator {
  /// The description of the device and its abilities.
  public let identity: ActuatorDescription

  /// Creates a recorder.
  ///
  /// - Parameter address: The address in descriptions and errors.
  /// - Parameter sampleRate: The frames per second that sources must provide.
  /// - Parameter latency: Time from the rendering of a frame to its playing, as of a real device.
  /// - Parameter longest: The maximum length in seconds; at this length playback ends with `full`.
  ///   An hour at 48,000 frames per second takes 2 GB.
  public init(
    _ address: ActuatorAddress = ActuatorAddress(family: "record"), sampleRate: Double = 48_000,
    latency: Duration = .zero, longest: Double = 3600
  ) {
    identity = ActuatorDescription(
      address, title: "Recorder: keeps every sample", abilities: [.drive, .sound, .recording],
      isDefault: true)
    let kept = Storage(sampleRate: sampleRate)
    self.kept = kept
    let limit = Int((min(longest, 1e9) * sampleRate).rounded(.down))
    playback = ManualClockPlayback(
      device: address.description, sampleRate: sampleRate, latency: latency,
      reset: { kept.recording.withLock { $0 = SignalRecording(sampleRate: sampleRate) } },
      sink: { block, count throws(ActuatorError) in
        if kept.append(block, count, limit: limit) < count {
          throw .full(device: address.description, seconds: longest)
        }
      })
  }

  /// The frames per second that sources must provide.
  public var sampleRate: Double { playback.sampleRate }
  /// The progress of playback.
  public var progress: PlaybackProgress { playback.progress }
  /// The frames rendered since the last `start` or `removeRecording`, including those that a stop
  /// or a flush discarded.
  public var recording: SignalRecording { kept.recording.withLock { $0 } }

  /// Returns the frames recorded so far and removes them, so that a long recording can be written
  /// in parts.
  public func removeRecording() -> SignalRecording {
    kept.recording.withLock { recording in
      defer { recording = SignalRecording(sampleRate: recording.sampleRate) }
      return recording
    }
  }

  /// Starts playing a source and removes the previous recording.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try playback.start(source, whenOver: whenOver)
  }

  /// Stops playback immediately; the recording stays.
  public func stop() { playback.stop() }

  /// Skips frames that are rendered and not played yet.
  public func flush() { playback.flush() }

  /// Advances time to an instant.
  public func advance(to instant: PhoneInstant) { playback.advance(to: instant) }

  // MARK: Internals

  private final class Storage: Sendable {
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

  private let kept: Storage
  private let playback: ManualClockPlayback
}
