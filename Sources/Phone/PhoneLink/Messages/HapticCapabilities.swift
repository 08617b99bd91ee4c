/// What an app may know of the device it runs on: all that Core Haptics tells of it.
public struct HapticCapabilities: Sendable, Equatable {
  /// Whether an app's own patterns can be felt.
  public var supportsHaptics: Bool
  /// Whether an app's own patterns can be heard.
  public var supportsAudio: Bool

  /// Names both.
  public init(supportsHaptics: Bool, supportsAudio: Bool) {
    self.supportsHaptics = supportsHaptics
    self.supportsAudio = supportsAudio
  }
}
