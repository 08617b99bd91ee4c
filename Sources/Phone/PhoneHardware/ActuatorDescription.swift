/// The name, abilities and availability of an actuator, as `tactus devices` shows them.
public struct ActuatorDescription: Sendable, Equatable {
  /// The address under which the device is opened.
  public var address: ActuatorAddress
  /// The human-readable name of the device.
  public var title: String
  /// The abilities of the device.
  public var abilities: Set<Ability>
  /// The number of channels; 0 where channels have no meaning.
  public var channelCount: Int
  /// The native sample rate in frames per second; `nil` if the device accepts any.
  public var nativeSampleRate: Double?
  /// Further details, a few words each, such as `16 effects`.
  public var details: [String]
  /// Whether the device is the default of its family.
  public var isDefault: Bool
  /// The availability of the device.
  public var availability: Availability

  /// Creates a description; by default of a usable device without channels.
  public init(
    _ address: ActuatorAddress, title: String, abilities: Set<Ability>, channelCount: Int = 0,
    nativeSampleRate: Double? = nil, details: [String] = [], isDefault: Bool = false,
    availability: Availability = .ready
  ) {
    self.address = address
    self.title = title
    self.abilities = abilities
    self.channelCount = channelCount
    self.nativeSampleRate = nativeSampleRate
    self.details = details
    self.isDefault = isDefault
    self.availability = availability
  }

  /// An ability of an actuator; the raw value is the word that lists use.
  public enum Ability: String, Sendable, CaseIterable {
    /// Plays the drive signal sample by sample.
    case drive
    /// Follows the strength of the drive signal, not its waveform.
    case rumble
    /// Plays sound.
    case sound
    /// Has effects of its own for named feedback.
    case feedback
    /// Records what it plays.
    case recording
    /// Keeps real time by itself.
    case realTime = "real-time"
  }

  /// The availability of an actuator.
  public enum Availability: Sendable, Equatable {
    /// The device is usable; nothing plays.
    case ready
    /// The device is usable; something plays already.
    case inUse
    /// The device is usable, but its output cannot be felt or heard, for example because it is
    /// muted.
    case silenced(reason: String)
    /// The device is not usable.
    case missing(ActuatorError)
  }
}
