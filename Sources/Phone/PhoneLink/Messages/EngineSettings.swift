/// The settings of a haptic engine.
public struct EngineSettings: Sendable, Equatable {
  /// Whether the engine plays haptics; a change takes effect when the engine starts.
  public var playsHaptics: Bool
  /// Whether the engine plays audio; a change takes effect when the engine starts.
  public var playsAudio: Bool
  /// Whether haptics are muted.
  public var isMutedForHaptics: Bool
  /// Whether audio is muted.
  public var isMutedForAudio: Bool
  /// Whether the phone stops the engine when it has been idle for some time.
  public var isAutoShutdownEnabled: Bool

  /// Whether the engine plays sound files only: it causes no haptics and no entries in the haptic
  /// log, and needs no device that plays patterns.
  public var isForSound: Bool

  /// Creates settings; the defaults are those of a new engine.
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
