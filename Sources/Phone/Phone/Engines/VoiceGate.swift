/// What of a pattern gets through to where it can be felt and heard; time goes on behind a shut gate.
public struct VoiceGate: Sendable, Equatable {
  /// Whether it can be felt.
  public var haptics: Bool
  /// Whether it can be heard.
  public var sound: Bool

  /// Names both.
  public init(haptics: Bool = true, sound: Bool = true) {
    self.haptics = haptics
    self.sound = sound
  }
}
