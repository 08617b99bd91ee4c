import TactusPhoneTypes

/// The state of the Taptic Engine.
public enum TapticState: Sendable, Equatable {
  /// The engine is off to save power; a trigger must warm it first.
  case idle
  /// The engine is warming and will be ready at that instant.
  case warming(until: PhoneInstant)
  /// The engine is ready, and becomes idle at that instant without further events.
  case prepared(until: PhoneInstant)
  /// The engine plays or is about to, and is ready for more; everything ends at that instant.
  case playing(until: PhoneInstant)

  /// The readiness of the engine for a trigger; the raw value is the word that logs use.
  public enum Readiness: String, Sendable, CaseIterable {
    /// A trigger must warm the engine first.
    case idle
    /// A trigger must wait for the rest of the warming.
    case warming
    /// A trigger is felt with the minimum latency.
    case prepared
  }

  /// The readiness of the engine; a playing one counts as prepared.
  public var readiness: Readiness {
    switch self {
    case .idle: .idle
    case .warming: .warming
    case .prepared, .playing: .prepared
    }
  }
}
