/// What an app has set on a haptic engine.
public struct EngineSettings: Sendable, Equatable {
  /// Whether it plays haptics at all; a change takes effect when the engine starts.
  public var playsHaptics: Bool
  /// Whether it plays sound at all; a change takes effect when the engine starts.
  public var playsAudio: Bool
  /// Whether haptics are silent for now.
  public var isMutedForHaptics: Bool
  /// Whether sound is silent for now.
  public var isMutedForAudio: Bool
  /// Whether the phone stops it once it has been idle for a while.
  public var isAutoShutdownEnabled: Bool

  /// Whether it is for nothing but sound files: what plays on it is no haptic, is not in the haptic log,
  /// and needs no device that plays patterns.
  public var isForSound: Bool

  /// Names every setting; what is left out is as on a new engine.
  public init(
    playsHaptics: Bool = true, playsAudio: Bool = true, isMutedForHaptics: Bool = false,
    isMutedForAudio: Bool = false, isAutoShutdownEnabled: Bool = false,
    isForSound: Bool = false
  ) {
    self.playsHaptics = playsHaptics
    self.playsAudio = playsAudio
    self.isMutedForHaptics = isMutedForHaptics
    self.isMutedForAudio = isMutedForAudio
    self.isAutoShutdownEnabled = isAutoShutdownEnabled
    self.isForSound = isForSound
  }
}
