import PhoneHardware

/// What the Taptic Engine is doing.
public enum TapticState: Sendable, Equatable {
  /// It is off, to save power; a trigger has to warm it first.
  case idle
  /// It is being prepared, and will be ready at that moment.
  case warming(until: PhoneInstant)
  /// It is ready, and goes idle at that moment unless something happens.
  case prepared(until: PhoneInstant)
  /// It moves, or is about to, and is ready for more; all of it is over at that moment.
  case playing(until: PhoneInstant)

  /// How ready it is for a trigger; the raw value is the word that logs use.
  public enum Readiness: String, Sendable, CaseIterable {
    /// A trigger has to warm it first.
    case idle
    /// A trigger has to wait for the rest of its warming.
    case warming
    /// A trigger is felt as soon as can be.
    case prepared
  }

  /// How ready it is; who plays is prepared for more.
  public var readiness: Readiness {
    switch self {
    case .idle: .idle
    case .warming: .warming
    case .prepared, .playing: .prepared
    }
  }
}
