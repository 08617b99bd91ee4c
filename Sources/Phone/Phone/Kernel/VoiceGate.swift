/// The channels of a pattern that are played; time continues behind a closed gate.
public struct VoiceGate: Sendable, Equatable {
  /// Whether haptics are played.
  public var haptics: Bool
  /// Whether sound is played.
  public var sound: Bool
  /// The volume of the sound, 0…1.
  public var volume: Double

  /// Creates a gate; by default fully open.
  public init(haptics: Bool = true, sound: Bool = true, volume: Double = 1) {
    self.haptics = haptics
    self.sound = sound
    self.volume = volume
  }
}
