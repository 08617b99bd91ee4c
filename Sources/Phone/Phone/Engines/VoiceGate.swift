/// What of a pattern gets through to where it can be felt and heard; time goes on behind a shut gate.
public struct VoiceGate: Sendable, Equatable {
  /// Whether it can be felt.
  public var haptics: Bool
  /// Whether it can be heard.
  public var sound: Bool
  /// How loud it is where it can be heard, 0…1.
  public var volume: Double

  /// Names everything.
  public init(haptics: Bool = true, sound: Bool = true, volume: Double = 1) {
    self.haptics = haptics
    self.sound = sound
    self.volume = volume
  }
}
