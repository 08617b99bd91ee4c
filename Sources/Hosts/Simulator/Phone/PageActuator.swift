import Synchronization
import TactusHapticSynthesis
import TactusPhoneHardware
import TactusPhoneTypes

/// An actuator whose signal is sent to the pages, which play and draw it.
public final class PageActuator: ClockedActuator {
  /// The description of the actuator.
  public let identity = ActuatorDescription(
    ActuatorAddress(family: "page"), title: "Pages of the simulator",
    abilities: [.drive, .sound, .realTime])

  private let playback: ManualClockPlayback

  /// Creates an actuator.
  ///
  /// - Parameters:
  ///   - actuator: The profile of the phone's actuator.
  ///   - onMessage: Called with messages for pages, on the thread that advances time.
  init(_ actuator: ActuatorProfile, onMessage: @escaping @Sendable ([UInt8]) -> Void) {
    let rate = 48_000.0
    let box = SharedEncoder(SoundMessageEncoder(actuator, sampleRate: rate))
    playback = ManualClockPlayback(
      device: "page", sampleRate: rate,
      sink: { block, count throws(ActuatorError) in
        if let bytes = box.encoder.withLock({ $0.bytes(of: block, count) }) { onMessage(bytes) }
      })
  }

  /// Frames a second of the signal.
  public var sampleRate: Double { playback.sampleRate }
  /// The progress of playback.
  public var progress: PlaybackProgress { playback.progress }

  /// Begins to play a source.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try playback.start(source, whenOver: whenOver)
  }

  /// Stops playback at once.
  public func stop() { playback.stop() }
  /// Drops frames that were rendered and not played yet.
  public func flush() { playback.flush() }
  /// Advances time.
  public func advance(to instant: PhoneInstant) { playback.advance(to: instant) }

  private final class SharedEncoder: Sendable {
    let encoder: Mutex<SoundMessageEncoder>

    init(_ encoder: SoundMessageEncoder) { self.encoder = Mutex(encoder) }
  }
}
