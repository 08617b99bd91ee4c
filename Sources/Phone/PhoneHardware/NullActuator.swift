/// Shakes nothing and keeps time, for machines and tests without a motor.
public final class NullActuator: ClockedActuator {
  /// What this is and what it can do.
  public let identity = ActuatorDescription(
    ActuatorAddress(family: "null"), title: "Nothing: keeps time and discards",
    abilities: [.drive, .sound], isUsual: true)

  /// Makes one.
  ///
  /// - Parameter sampleRate: Frames a second that sources must give.
  /// - Parameter latency: Time from a frame's rendering to its leaving, as a real device has it.
  public init(sampleRate: Double = 48_000, latency: Duration = .zero) {
    clockwork = Clockwork(device: "null", sampleRate: sampleRate, latency: latency)
  }

  /// Frames a second that sources must give.
  public var sampleRate: Double { clockwork.sampleRate }
  /// How far playing has come.
  public var progress: PlaybackProgress { clockwork.progress }

  /// Begins to play a source, as the contract says.
  public func start(
    _ source: sending any SignalSource, whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError) {
    try clockwork.start(source, whenOver: whenOver)
  }

  /// Ends playing at once.
  public func stop() { clockwork.stop() }

  /// Skips what was rendered and not played yet.
  public func flush() { clockwork.flush() }

  /// Lets time pass.
  public func advance(to instant: PhoneInstant) { clockwork.advance(to: instant) }

  private let clockwork: Clockwork
}
