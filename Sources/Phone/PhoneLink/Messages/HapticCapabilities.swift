/// The haptic capabilities of the phone, as far as Core Haptics reports them to an app.
public struct HapticCapabilities: Sendable, Equatable {
  /// Whether the phone plays an app's haptic patterns.
  public var supportsHaptics: Bool
  /// Whether the phone plays an app's audio patterns.
  public var supportsAudio: Bool
  /// Whether the phone runs in real time, so that it plays streamed sound.
  public var streamsSound: Bool

  /// Creates capabilities.
  public init(supportsHaptics: Bool, supportsAudio: Bool, streamsSound: Bool = false) {
    self.supportsHaptics = supportsHaptics
    self.supportsAudio = supportsAudio
    self.streamsSound = streamsSound
  }
}
