/// What an actuator is and can do, as `tactus devices` shows it.
public struct ActuatorDescription: Sendable, Equatable {
  /// What to write to get it.
  public var address: ActuatorAddress
  /// What people call it.
  public var title: String
  /// What it can do.
  public var abilities: Set<Ability>
  /// How many channels it has; 0 where channels mean nothing.
  public var channelCount: Int
  /// Frames a second it works at by itself; `nil` where any will do.
  public var nativeSampleRate: Double?
  /// What else there is to say of it, a few words each, such as `16 effects`.
  public var facts: [String]
  /// Whether it is the one its family takes without a name.
  public var isUsual: Bool
  /// Whether it can be used now.
  public var availability: Availability

  /// Makes a description; by default of a usable device without channels.
  public init(
    _ address: ActuatorAddress, title: String, abilities: Set<Ability>, channelCount: Int = 0,
    nativeSampleRate: Double? = nil, facts: [String] = [], isUsual: Bool = false,
    availability: Availability = .ready
  ) {
    self.address = address
    self.title = title
    self.abilities = abilities
    self.channelCount = channelCount
    self.nativeSampleRate = nativeSampleRate
    self.facts = facts
    self.isUsual = isUsual
    self.availability = availability
  }

  /// One thing that an actuator can do; the raw value is the word that lists use.
  public enum Ability: String, Sendable, CaseIterable {
    /// It plays the drive signal sample by sample.
    case drive
    /// It follows how strong the drive is, and not its waveform.
    case rumble
    /// It plays sound.
    case sound
    /// It has a feedback of its own for what happens on a phone.
    case feedback
    /// It keeps what it played.
    case recording
    /// It keeps time by itself, in real time.
    case realTime = "real-time"
  }

  /// Whether an actuator can be used, and if not, why.
  public enum Availability: Sendable, Equatable {
    /// It can be used; nothing plays.
    case ready
    /// It can be used; something plays already.
    case inUse
    /// It can be used, and what it plays cannot be felt or heard, such as while it is muted.
    case silenced(reason: String)
    /// It cannot be used.
    case missing(ActuatorError)
  }
}
