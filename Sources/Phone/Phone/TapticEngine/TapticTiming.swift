import PhoneHardware

/// How long the modelled Taptic Engine takes for what, from `Data/TapticEngine.json`.
public struct TapticTiming: Sendable, Equatable {
  /// From idle to prepared.
  public var warming: Duration
  /// From a trigger to the first motion, once it is prepared.
  public var latency: Duration
  /// How long one preparation keeps it prepared, from the moment it was asked for.
  public var prepared: Duration
  /// How long an app may go on preparing without a trigger before it is ignored.
  public var patience: Duration

  /// How long a haptic engine idles before it is stopped, where its app allows for that.
  public var engineIdle: Duration

  /// Names every time.
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
