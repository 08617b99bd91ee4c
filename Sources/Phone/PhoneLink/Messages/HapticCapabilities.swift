/// The haptic capabilities of the phone, as far as Core Haptics reports them to an app.
public struct HapticCapabilities: Sendable, Equatable {
  /// Whether the phone plays an app's haptic patterns.
  public var supportsHaptics: Bool
  /// Whether the phone plays an app's audio patterns.
  public var supportsAudio: Bool

  /// Creates capabilities.
  public init(supportsHaptics: Bool, supportsAudio: Bool) {
    self.supportsHaptics = supportsHaptics
    self.supportsAudio = supportsAudio
  }
}
