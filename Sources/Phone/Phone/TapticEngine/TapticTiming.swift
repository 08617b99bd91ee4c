import TactusPhoneTypes

/// The timing of the modeled Taptic Engine, from `Data/TapticEngine.json`.
public struct TapticTiming: Sendable, Equatable {
  /// The duration from idle to prepared.
  public var warming: Duration
  /// The latency from a trigger to the first motion of a prepared engine.
  public var latency: Duration
  /// The duration of one preparation from its request.
  public var prepared: Duration
  /// The time after which preparations of an app without a trigger are ignored.
  public var patience: Duration

  /// The idle time after which a haptic engine is stopped, if its app allows it.
  public var engineIdle: Duration

  /// Creates a timing.
  public init(
    warming: Duration, latency: Duration, prepared: Duration, patience: Duration,
    engineIdle: Duration
  ) {
    self.warming = warming
    self.latency = latency
    self.prepared = prepared
    self.patience = patience
    self.engineIdle = engineIdle
  }
}
