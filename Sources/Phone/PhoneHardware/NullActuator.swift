import TactusPhoneTypes

/// An actuator that keeps time and produces no output, for machines and tests without a motor.
public final class NullActuator: ClockedActuator {
  /// The description of the device and its abilities.
  public let identity = ActuatorDescription(
    ActuatorAddress(family: "null"), title: "Nothing: keeps time and discards",
    abilities: [.drive, .sound], isDefault: true)

  /// Creates a null actuator.
  ///
  /// - Parameter sampleRate: The frames per second that sources must provide.
  /// - Parameter latency: Time from the rendering of a frame to its playing, as of a real device.
  public init(sampleRate: Double = 48_000, latency: Duration = .zero) {
    playback = ManualClockPlayback(device: "null", sampleRate: sampleRate, latency: latency)
  }

  /// The frames per second that sources must provide.
  public var sampleRate: Double { playback.sampleRate }
  /// The progress of playback.
  public var progress: PlaybackProgress { playback.progress }

  /// Starts playing a source.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try playback.start(source, whenOver: whenOver)
  }

  /// Stops playback immediately.
  public func stop() { playback.stop() }

  /// Skips frames that are rendered and not played yet.
  public func flush() { playback.flush() }

  /// Advances time to an instant.
  public func advance(to instant: PhoneInstant) { playback.advance(to: instant) }

  private let playback: ManualClockPlayback
}
