/// What bears on haptics beside the app that asks, or that apps can find out: battery, what else goes on.
public struct PhoneEnvironment: Sendable, Equatable {
  /// The setting System Haptics, which people switch off to feel nothing but calls.
  public var systemHaptics = true
  /// Whether the phone saves power.
  public var lowPowerMode = false
  /// How full the battery is, 0…1.
  public var battery = 1.0
  /// Whether a call is being held.
  public var isInCall = false
  /// Whether a microphone is being recorded.
  public var isRecording = false
  /// Whether who records has allowed haptics meanwhile.
  public var allowsHapticsWhileRecording = false
  /// Whether there is a pencil that shakes, for the feedback of drawing.
  public var hasHapticPencil = false

  /// Whether the battery is being charged.
  public var isCharging = false
  /// Whether something, such as a cheek, is near the screen.
  public var isNearSomething = false
  /// Whether somebody films the screen, or looks at it from elsewhere.
  public var isScreenCaptured = false

  /// Whether the switch at the phone's side is set to silent.
  public var isSilent = false
  /// The setting Vibrate on Ring: whether the phone vibrates while that switch is not set to silent.
  public var vibratesOnRing = true
  /// The setting Vibrate on Silent: whether it does while the switch is.
  public var vibratesOnSilent = true
  /// Whether headphones are in.
  public var hasHeadphones = false
  /// How loud the phone is set, 0…1.
  public var volume = 1.0
  /// Whether another app plays sound, such as music.
  public var isOtherAudioPlaying = false

  /// Makes the usual environment: all is on, nothing else goes on, and no pencil is there.
  public init() {}
}
