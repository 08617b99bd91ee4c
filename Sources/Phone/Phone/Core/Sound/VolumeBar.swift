import TactusPhoneTypes

/// The volume bar, which the phone shows above everything (RemoteControl.VO2).
public struct VolumeBar: Sendable, Equatable {
  /// The volume, 0…1.
  public var level: Double
  /// Whether the volume is that of the ringer.
  public var isRinger: Bool
  /// The instant at which the bar disappears.
  var end: PhoneInstant

  /// The time for which the bar is shown after a press.
  ///
  /// - Source: ours. Confidence: guess.
  static let time = Duration.milliseconds(1500)
}
